// The files of the page as part of the program, so that it writes pages wherever it is installed.
#include "CInspectorPage.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char skeleton[] = {
#embed "page/page.html" suffix(, 0)
};

static const char style[] = {
#embed "page/inspector.css" suffix(, 0)
};

static const char script[] = {
#embed "page/10-geometry.js" suffix(,)
#embed "page/15-state.js" suffix(,)
#embed "page/20-model.js" suffix(,)
#embed "page/25-touches.js" suffix(,)
#embed "page/30-constraints.js" suffix(,)
#embed "page/35-differences.js" suffix(,)
#embed "page/40-painting.js" suffix(,)
#embed "page/45-overlays.js" suffix(,)
#embed "page/50-panes.js" suffix(,)
#embed "page/60-tree.js" suffix(,)
#embed "page/70-panel.js" suffix(,)
#embed "page/80-tabs.js" suffix(,)
#embed "page/85-frames.js" suffix(,)
#embed "page/90-main.js" suffix(, 0)
};

const char *mica_inspector_skeleton(void) { return skeleton; }
const char *mica_inspector_style(void) { return style; }
const char *mica_inspector_script(void) { return script; }
