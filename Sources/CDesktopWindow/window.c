#include "CDesktopWindow.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The few types and constants of SDL 2 that this file uses, as declared in its manual; they are the same in
// every release.
typedef union {
  uint32_t type;
  struct {
    uint32_t type, time, window, which, state;
    int32_t x, y;
  } motion;
  struct {
    uint32_t type, time, window, which;
    uint8_t button, state, clicks, padding;
    int32_t x, y;
  } button;
  struct {
    uint32_t type, time, window, which;
    int32_t x, y;
    uint32_t direction;
    float exact_x, exact_y;
  } wheel;
  struct {
    uint32_t type, time, window;
    uint8_t state, repeat, padding[2];
    int32_t code, symbol;
    uint16_t modifiers;
  } key;
  struct {
    uint32_t type, time, window;
    char text[32];
  } text;
  struct {
    uint32_t type, time, window;
    uint8_t event;
  } change;
  struct {
    uint32_t type, time;
    int64_t device, finger;
    float x, y;
  } finger;
  uint64_t space[16];
} sdl_event;

typedef struct {
  uint8_t major, minor, patch;
  int system;
  void *display;
  uint64_t space[32];
} sdl_system;

enum {
  INIT_VIDEO = 0x20, HIDDEN = 0x8, RESIZABLE = 0x20, HIGH_DENSITY = 0x2000,
  SOFTWARE = 1, BLUE_FIRST = 0x16362004, STREAMING = 1,
  SYSTEM_X11 = 2, SYSTEM_WAYLAND = 6,
  QUIT = 0x100, CHANGE = 0x200, KEY_DOWN = 0x300, KEY_UP, TEXT = 0x303,
  MOTION = 0x400, BUTTON_DOWN, BUTTON_UP, WHEEL, FINGER_DOWN = 0x700, FINGER_UP, FINGER_MOTION,
  EXPOSED = 3, SIZE_CHANGED = 6, LEAVE = 11, FOCUS_LOST = 13, CLOSE = 14,
  PRINTABLE_END = 1 << 30,
};
static const uint32_t OF_TOUCH = UINT32_MAX;

static struct {
  int (*init)(uint32_t);
  void (*quit)(void);
  const char *(*error)(void);
  int (*hint)(const char *, const char *);
  void *(*create)(const char *, int, int, int, int, uint32_t);
  void (*destroy)(void *);
  void (*size)(void *, int *, int *);
  void *(*renderer)(void *, int, uint32_t);
  void (*renderer_destroy)(void *);
  int (*output)(void *, int *, int *);
  void *(*texture)(void *, uint32_t, int, int, int);
  void (*texture_destroy)(void *);
  int (*update)(void *, const void *, const void *, int);
  int (*copy)(void *, void *, const void *, const void *);
  void (*present)(void *);
  int (*poll)(sdl_event *);
  void (*pump)(void);
  int (*has)(uint32_t, uint32_t);
  int (*mods)(void);
  int (*system)(void *, sdl_system *);
  void (*version)(void *);
  const char *(*driver)(void);
  int (*room)(int, mica_window_part *);
  void (*set_size)(void *, int, int);
  void (*set_position)(void *, int, int);
  void (*position)(void *, int *, int *);
  void (*set_smallest)(void *, int, int);
  int (*borders)(void *, int *, int *, int *, int *);
  void (*set_title)(void *, const char *);
  void (*show)(void *);
  char *(*clipboard)(void);
  int (*set_clipboard)(const char *);
  void (*release)(void *);
} sdl;

struct mica_window {
  void *window, *renderer, *texture;
  int width, height;
  // The modifiers at the last event, as SDL's bits.
  int held;
};

static int load(char *reason) {
  if (sdl.init) return 1;
  void *library = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    snprintf(reason, MICA_WINDOW_REASON_SIZE, "SDL 2 is not installed; install the Debian package libsdl2-2.0-0");
    return 0;
  }
  static const char *const names[] = {
    "SDL_Init", "SDL_Quit", "SDL_GetError", "SDL_SetHint", "SDL_CreateWindow", "SDL_DestroyWindow", "SDL_GetWindowSize",
    "SDL_CreateRenderer", "SDL_DestroyRenderer", "SDL_GetRendererOutputSize", "SDL_CreateTexture", "SDL_DestroyTexture",
    "SDL_UpdateTexture", "SDL_RenderCopy", "SDL_RenderPresent", "SDL_PollEvent", "SDL_PumpEvents", "SDL_HasEvents",
    "SDL_GetModState", "SDL_GetWindowWMInfo", "SDL_GetVersion",
    "SDL_GetCurrentVideoDriver", "SDL_GetDisplayUsableBounds", "SDL_SetWindowSize", "SDL_SetWindowPosition",
    "SDL_GetWindowPosition", "SDL_SetWindowMinimumSize", "SDL_GetWindowBordersSize", "SDL_SetWindowTitle",
    "SDL_ShowWindow",
    "SDL_GetClipboardText", "SDL_SetClipboardText", "SDL_free"};
  enum { COUNT = sizeof names / sizeof *names };
  _Static_assert(sizeof sdl == COUNT * sizeof(void *), "a name for every function");
  void *found[COUNT];
  for (int i = 0; i < COUNT; i++) {
    found[i] = dlsym(library, names[i]);
    if (found[i]) continue;
    snprintf(reason, MICA_WINDOW_REASON_SIZE, "the installed SDL 2 has no %s", names[i]);
    return 0;
  }
  memcpy(&sdl, found, sizeof sdl);
  return 1;
}

// Returns a nonzero value if windows are visible. Without a display, SDL falls back to drivers with invisible
// windows.
static int is_seen(void) {
  const char *driver = sdl.driver();
  return !driver || (strcmp(driver, "offscreen") && strcmp(driver, "dummy"));
}

static void ignore(const char *format, va_list arguments) { (void)format, (void)arguments; }

// SDL tries Wayland on every desktop, and Wayland's library complains on standard error if there is none.
static void silence_wayland(void) {
  void *library = dlopen("libwayland-client.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  void (*set_handler)(void (*)(const char *, va_list));
  *(void **)&set_handler = dlsym(library, "wl_log_set_handler_client");
  if (set_handler) set_handler(ignore);
}

int mica_desktop_open(char reason[MICA_WINDOW_REASON_SIZE]) {
  if (!load(reason)) return 0;
  // Leave the compositor and the screen saver of the desktop alone, and keep Control-C in the terminal
  // working.
  sdl.hint("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0");
  sdl.hint("SDL_VIDEO_ALLOW_SCREENSAVER", "1");
  sdl.hint("SDL_NO_SIGNAL_HANDLERS", "1");
  sdl.hint("SDL_TOUCH_MOUSE_EVENTS", "0");
  // Pictures of another number of pixels than the window's.
  sdl.hint("SDL_RENDER_SCALE_QUALITY", "linear");
  silence_wayland();
  if (sdl.init(INIT_VIDEO) != 0) {
    snprintf(reason, MICA_WINDOW_REASON_SIZE, "cannot open a window: %s", sdl.error());
  } else if (!is_seen() && !getenv("SDL_VIDEODRIVER")) {
    snprintf(reason, MICA_WINDOW_REASON_SIZE, "cannot open a window: there is no display; neither DISPLAY nor WAYLAND_DISPLAY leads to one");
  } else {
    return 1;
  }
  sdl.quit();
  return 0;
}

void mica_desktop_close(void) { sdl.quit(); }

int mica_desktop_room(mica_window_part *room) {
  // A part has the layout of SDL_Rect.
  return is_seen() && sdl.room(0, room) == 0 && room->width > 0 && room->height > 0;
}

char *mica_desktop_clipboard(void) {
  char *text = sdl.clipboard(), *copy = text && *text ? strdup(text) : NULL;
  if (text) sdl.release(text);
  return copy;
}

void mica_desktop_set_clipboard(const char *text) { sdl.set_clipboard(text); }

mica_window *mica_window_open(const char *title, mica_window_part place, char reason[MICA_WINDOW_REASON_SIZE]) {
  mica_window *made = calloc(1, sizeof *made);
  // The creation of a renderer may create the window anew, which nobody should see.
  made->window = sdl.create(title, place.x, place.y, place.width, place.height, HIDDEN | RESIZABLE | HIGH_DENSITY);
  if (made->window) made->renderer = sdl.renderer(made->window, -1, SOFTWARE);
  if (made->window && !made->renderer) made->renderer = sdl.renderer(made->window, -1, 0);
  if (made->renderer) {
    sdl.show(made->window);
    return made;
  }
  snprintf(reason, MICA_WINDOW_REASON_SIZE, "cannot open a window: %s", sdl.error());
  mica_window_close(made);
  return NULL;
}

void mica_window_close(mica_window *window) {
  if (window->texture) sdl.texture_destroy(window->texture);
  if (window->renderer) sdl.renderer_destroy(window->renderer);
  if (window->window) sdl.destroy(window->window);
  free(window);
}

void mica_window_place(mica_window *window, mica_window_part place) {
  sdl.set_size(window->window, place.width, place.height);
  sdl.set_position(window->window, place.x, place.y);
}

void mica_window_position(mica_window *window, int *x, int *y) { sdl.position(window->window, x, y); }

void mica_window_borders(mica_window *window, int borders[4]) {
  if (sdl.borders(window->window, &borders[0], &borders[1], &borders[2], &borders[3]) != 0) memset(borders, 0, 4 * sizeof *borders);
}

void mica_window_set_smallest(mica_window *window, int width, int height) { sdl.set_smallest(window->window, width, height); }

void mica_window_set_title(mica_window *window, const char *title) { sdl.set_title(window->window, title); }

void mica_window_size(mica_window *window, int *width, int *height, int *pixels_wide, int *pixels_high) {
  sdl.size(window->window, width, height);
  if (sdl.output(window->renderer, pixels_wide, pixels_high) != 0) *pixels_wide = *width, *pixels_high = *height;
}

/// Returns the modifiers among the pressed keys, from SDL's bits. The right Alt key is left out, because it
/// enters characters on many keyboards.
static uint32_t modifiers(int held) {
  return (held & 0x3 ? MICA_WINDOW_SHIFT : 0) | (held & 0xC0 ? MICA_WINDOW_CONTROL : 0) |
         (held & 0x100 ? MICA_WINDOW_ALT : 0) | (held & 0xC00 ? MICA_WINDOW_SUPER : 0);
}

static mica_window_event_kind kind_of_change(uint8_t change) {
  switch (change) {
    case EXPOSED: return MICA_WINDOW_EXPOSED;
    case SIZE_CHANGED: return MICA_WINDOW_RESIZED;
    case LEAVE: return MICA_WINDOW_POINTER_GONE;
    case FOCUS_LOST: return MICA_WINDOW_LEFT;
    case CLOSE: return MICA_WINDOW_QUIT;
    default: return MICA_WINDOW_NOTHING;
  }
}

static void translate(mica_window *window, const sdl_event *from, mica_window_event *to) {
  switch (from->type) {
    case QUIT: to->kind = MICA_WINDOW_QUIT; break;
    case CHANGE: to->kind = kind_of_change(from->change.event); break;
    case MOTION:
      if (from->motion.which == OF_TOUCH) break;
      to->kind = MICA_WINDOW_POINTER_MOVED, to->x = from->motion.x, to->y = from->motion.y;
      break;
    case BUTTON_DOWN:
    case BUTTON_UP:
      if (from->button.which == OF_TOUCH) break;
      to->kind = from->type == BUTTON_DOWN ? MICA_WINDOW_BUTTON_DOWN : MICA_WINDOW_BUTTON_UP;
      to->code = from->button.button, to->x = from->button.x, to->y = from->button.y;
      break;
    case WHEEL: {
      // Releases before 2.0.18 report whole steps only.
      struct { uint8_t major, minor, patch; } version;
      sdl.version(&version);
      int exact = version.minor > 0 || version.patch >= 18;
      to->kind = MICA_WINDOW_WHEEL;
      to->x = exact ? from->wheel.exact_x : from->wheel.x;
      to->y = exact ? from->wheel.exact_y : from->wheel.y;
      break;
    }
    case FINGER_DOWN:
    case FINGER_UP:
    case FINGER_MOTION: {
      int width, height;
      sdl.size(window->window, &width, &height);
      to->kind = from->type == FINGER_DOWN ? MICA_WINDOW_FINGER_DOWN
                 : from->type == FINGER_UP ? MICA_WINDOW_FINGER_UP : MICA_WINDOW_FINGER_MOVED;
      to->finger = from->finger.finger;
      to->x = from->finger.x * width, to->y = from->finger.y * height;
      break;
    }
    case KEY_DOWN:
    case KEY_UP:
      to->kind = from->type == KEY_DOWN ? MICA_WINDOW_KEY_DOWN : MICA_WINDOW_KEY_UP;
      to->code = from->key.code;
      to->repeats = from->key.repeat;
      to->symbol = from->key.symbol > 0 && from->key.symbol < PRINTABLE_END ? (uint32_t)from->key.symbol : 0;
      break;
    case TEXT:
      to->kind = MICA_WINDOW_TEXT;
      memcpy(to->text, from->text.text, sizeof to->text - 1);
      break;
  }
}

int mica_window_next(mica_window *window, mica_window_event *event) {
  sdl_event next;
  memset(&next, 0, sizeof next);
  if (!sdl.poll(&next)) return 0;
  memset(event, 0, sizeof *event);
  // SDL's state is that after the last event in its queue; a key's event has the modifiers of its own time.
  if (next.type == KEY_DOWN || next.type == KEY_UP) window->held = next.key.modifiers;
  else if (!sdl.has(KEY_DOWN, KEY_UP)) window->held = sdl.mods();
  event->modifiers = modifiers(window->held);
  translate(window, &next, event);
  return 1;
}

int mica_window_waits(mica_window *window) {
  (void)window;
  sdl.pump();
  return sdl.has(0, UINT32_MAX);
}

int mica_window_descriptor(mica_window *window) {
  sdl_system info;
  memset(&info, 0, sizeof info);
  sdl.version(&info);
  if (!sdl.system(window->window, &info) || !info.display) return -1;
  const char *library = info.system == SYSTEM_X11 ? "libX11.so.6" : "libwayland-client.so.0";
  const char *name = info.system == SYSTEM_X11 ? "XConnectionNumber" : "wl_display_get_fd";
  if (info.system != SYSTEM_X11 && info.system != SYSTEM_WAYLAND) return -1;
  // SDL uses the library, so it is already loaded.
  void *loaded = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  int (*descriptor)(void *) = NULL;
  if (loaded) *(void **)&descriptor = dlsym(loaded, name);
  return descriptor ? descriptor(info.display) : -1;
}

int mica_window_show(mica_window *window, const uint8_t *pixels, int width, int height, const mica_window_part *parts,
                     int count, char reason[MICA_WINDOW_REASON_SIZE]) {
  mica_window_part all = {0, 0, width, height};
  if (width != window->width || height != window->height || !window->texture) {
    if (window->texture) sdl.texture_destroy(window->texture);
    window->texture = sdl.texture(window->renderer, BLUE_FIRST, STREAMING, width, height);
    window->width = width, window->height = height;
    parts = &all, count = 1;
  }
  int failed = !window->texture;
  for (int i = 0; i < count && !failed; i++) {
    const uint8_t *first = pixels + ((size_t)parts[i].y * width + parts[i].x) * 4;
    failed = sdl.update(window->texture, &parts[i], first, width * 4) != 0;
  }
  if (!failed) failed = sdl.copy(window->renderer, window->texture, NULL, NULL) != 0;
  if (failed) {
    snprintf(reason, MICA_WINDOW_REASON_SIZE, "cannot show a picture: %s", sdl.error());
    return 0;
  }
  sdl.present(window->renderer);
  return 1;
}
