#include "CDesktopWindow.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Where the other windows of the program lie on an X server. Wayland does not tell, nor does it let windows choose their places.
//
// Functions, types and numbers are those of libX11, as its manual declares them.
typedef unsigned long xid;
typedef struct {
  char *name, *class;
} class_hint;
typedef struct {
  int x, y, width, height, border_width, depth;
  void *visual;
  xid root;
  int class, bit_gravity, win_gravity, backing_store;
  unsigned long backing_planes, backing_pixel;
  int save_under;
  xid colormap;
  int map_installed, map_state;
  long space[16];
} window_attributes;
enum { VIEWABLE = 2, DEEPEST = 4 };
typedef int (*error_handler)(void *, void *);

static struct {
  void *(*open)(const char *);
  int (*close)(void *);
  xid (*root)(void *);
  int (*tree)(void *, xid, xid *, xid *, xid **, unsigned *);
  int (*attributes)(void *, xid, window_attributes *);
  int (*class_of)(void *, xid, class_hint *);
  int (*translate)(void *, xid, xid, int, int, int *, int *, xid *);
  int (*release)(void *);
  error_handler (*handle)(error_handler);
} x;

static int load(void) {
  if (x.open) return 1;
  void *library = dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
  static const char *const names[] = {
    "XOpenDisplay", "XCloseDisplay", "XDefaultRootWindow", "XQueryTree", "XGetWindowAttributes", "XGetClassHint",
    "XTranslateCoordinates", "XFree", "XSetErrorHandler"};
  enum { COUNT = sizeof names / sizeof *names };
  _Static_assert(sizeof x == COUNT * sizeof(void *), "a name for every function");
  void *found[COUNT];
  for (int i = 0; i < COUNT; i++) {
    found[i] = dlsym(library, names[i]);
    if (!found[i]) return 0;
  }
  memcpy(&x, found, sizeof x);
  return 1;
}

// A window may be gone before it is asked; that ends a program unless it is handled.
static int ignore(void *display, void *error) { return (void)display, (void)error, 0; }

typedef struct {
  void *display;
  xid root;
  const char *program;
  mica_window_part *windows;
  int count, capacity;
} search;

static int is_own(search *all, xid window) {
  class_hint hint = {NULL, NULL};
  if (!x.class_of(all->display, window, &hint)) return 0;
  int is_own = hint.class && !strcmp(hint.class, all->program);
  if (hint.name) x.release(hint.name);
  if (hint.class) x.release(hint.class);
  return is_own;
}

// Window managers put windows into others, the frames with their titles.
static void look(search *all, xid window, int depth) {
  window_attributes seen;
  memset(&seen, 0, sizeof seen);
  if (!x.attributes(all->display, window, &seen) || (window != all->root && seen.map_state != VIEWABLE)) return;
  if (window != all->root && is_own(all, window)) {
    if (all->count == all->capacity) return;
    mica_window_part *place = &all->windows[all->count];
    xid child;
    if (!x.translate(all->display, window, all->root, 0, 0, &place->x, &place->y, &child)) return;
    place->width = seen.width, place->height = seen.height;
    all->count++;
    return;
  }
  if (depth == DEEPEST) return;
  xid root, parent, *children = NULL;
  unsigned count = 0;
  if (!x.tree(all->display, window, &root, &parent, &children, &count)) return;
  for (unsigned i = 0; i < count; i++) look(all, children[i], depth + 1);
  if (children) x.release(children);
}

int mica_desktop_windows(mica_window_part *windows, int capacity) {
  char path[4096];
  const ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
  if (length <= 0 || !load()) return 0;
  path[length] = 0;
  void *display = x.open(NULL);
  if (!display) return 0;
  // SDL gives windows the name of the program's file as their class.
  const char *slash = strrchr(path, '/');
  search all = {display, x.root(display), slash ? slash + 1 : path, windows, 0, capacity};
  error_handler before = x.handle(ignore);
  look(&all, all.root, 0);
  x.handle(before);
  x.close(display);
  return all.count;
}
