// Reading of PDF and SVG with poppler and librsvg.
//
// Both libraries load some forty others, so they are not linked: each is loaded when the first document of
// its format is read, and a program that reads none starts without them. A document must not be used from two
// threads at once.
#ifndef CVECTORGRAPHICS_H
#define CVECTORGRAPHICS_H

#include <stddef.h>
#include <stdint.h>

enum { MICA_REASON_SIZE = 200 };

/// The result of opening a PDF document.
typedef enum {
  MICA_PDF_OPENED = 0,
  /// The library is not installed, or the data is damaged; the reason says which.
  MICA_PDF_UNREADABLE = 1,
  /// The password is wrong or missing.
  MICA_PDF_LOCKED = 2,
} mica_pdf_result;

/// Opens a PDF document from a copy of the bytes. `password` may be NULL.
mica_pdf_result mica_pdf_open(const uint8_t *bytes, size_t count, const char *password, void **document,
                              char reason[MICA_REASON_SIZE]);
void mica_pdf_close(void *document);
/// Returns the permissions of the document: 1 to print, 2 to copy, 3 for both.
int mica_pdf_permissions(void *document);
int mica_pdf_page_count(void *document);
/// Opens a page, counted from 0. Returns NULL if it is damaged. Its size is that of the visible area in
/// points, upright.
void *mica_pdf_page_open(void *document, int index, double *width, double *height);
void mica_pdf_page_close(void *page);
/// Draws a page into a Cairo context whose unit is the point, with the origin at the top left corner of the
/// page and y down.
void mica_pdf_page_draw(void *page, void *cairo);

/// Opens an SVG document and gets its size in pixels. Returns NULL, with a reason, if that fails. Files that
/// the document refers to are not read.
void *mica_svg_open(const uint8_t *bytes, size_t count, double *width, double *height, char reason[MICA_REASON_SIZE]);
void mica_svg_close(void *document);
/// Draws an SVG document into a rectangle of the given size at the origin of a Cairo context. Returns 1, or 0
/// if it fails.
int mica_svg_draw(void *document, void *cairo, double width, double height);

#endif
