#ifndef C_INSPECTOR_PAGE_H
#define C_INSPECTOR_PAGE_H

/// The page of `mica inspect` without its parts: a document with the placeholders `/*STYLE*/`, `/*SCRIPT*/`
/// and `<!--CAPTURE-->`.
const char *mica_inspector_skeleton(void);
/// The style sheet of the page.
const char *mica_inspector_style(void);
/// The scripts of the page, which are one function together.
const char *mica_inspector_script(void);

#endif
