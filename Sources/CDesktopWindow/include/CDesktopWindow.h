// A desktop window and its input, through SDL 2.
//
// SDL is not linked: it is loaded when the window opens, so a program without a window neither needs nor
// loads it. All functions must be called on the main thread.
#ifndef CDESKTOPWINDOW_H
#define CDESKTOPWINDOW_H

#include <stddef.h>
#include <stdint.h>

enum { MICA_WINDOW_REASON_SIZE = 200 };

/// The kind of a window or input event.
typedef enum {
  MICA_WINDOW_NOTHING = 0,
  /// The program is asked to quit.
  MICA_WINDOW_QUIT,
  /// The size of the window changed.
  MICA_WINDOW_RESIZED,
  /// The content of the window was lost.
  MICA_WINDOW_EXPOSED,
  /// The window lost the keyboard focus.
  MICA_WINDOW_LEFT,
  MICA_WINDOW_POINTER_MOVED,
  /// The pointer left the window.
  MICA_WINDOW_POINTER_GONE,
  /// A mouse button was pressed. `code` is the button: 1 left, 2 middle, 3 right.
  MICA_WINDOW_BUTTON_DOWN,
  MICA_WINDOW_BUTTON_UP,
  /// The wheel was scrolled. `x` and `y` are the steps to the right and away from the user, possibly
  /// fractional.
  MICA_WINDOW_WHEEL,
  /// A finger touched the screen. `finger` identifies it until it is lifted.
  MICA_WINDOW_FINGER_DOWN,
  MICA_WINDOW_FINGER_MOVED,
  MICA_WINDOW_FINGER_UP,
  /// A key was pressed. `code` is the usage of the key in the USB HID tables, `symbol` its character without
  /// modifiers, or 0.
  MICA_WINDOW_KEY_DOWN,
  MICA_WINDOW_KEY_UP,
  /// Text was entered, in `text`.
  MICA_WINDOW_TEXT,
} mica_window_event_kind;

/// The modifier keys that are pressed, as bits.
enum {
  MICA_WINDOW_SHIFT = 1,
  MICA_WINDOW_CONTROL = 2,
  MICA_WINDOW_ALT = 4,
  MICA_WINDOW_SUPER = 8,
};

/// An event. Locations are in desktop units from the top left corner of the window, y down.
typedef struct {
  mica_window_event_kind kind;
  double x, y;
  int64_t finger;
  int32_t code;
  uint32_t symbol;
  uint32_t modifiers;
  /// A nonzero value if the key was already down.
  int repeats;
  char text[32];
} mica_window_event;

typedef struct mica_window mica_window;

/// A rectangle: of an image's pixels, or of the desktop in its units, y down.
typedef struct {
  int32_t x, y, width, height;
} mica_window_part;

/// Connects to the desktop, which everything below needs. Returns 1, or 0 with a reason.
int mica_desktop_open(char reason[MICA_WINDOW_REASON_SIZE]);
void mica_desktop_close(void);
/// Gets the part of the screen that windows may cover. Returns 0 if nobody sees the screen, which then has no size.
int mica_desktop_room(mica_window_part *room);
/// Gets the windows that other processes of the same program have on the desktop, from back to front, without
/// their borders. Returns their number, at most `capacity`, or 0 if the desktop does not tell.
int mica_desktop_windows(mica_window_part *windows, int capacity);
/// Returns a copy of the text on the clipboard, which the caller frees, or NULL if there is none.
char *mica_desktop_clipboard(void);
void mica_desktop_set_clipboard(const char *text);

/// Opens the only window of the program, at a place of the desktop. Returns NULL, with a reason, if that fails.
mica_window *mica_window_open(const char *title, mica_window_part place, char reason[MICA_WINDOW_REASON_SIZE]);
void mica_window_close(mica_window *window);
/// Moves and resizes the window, as far as the desktop allows.
void mica_window_place(mica_window *window, mica_window_part place);
void mica_window_position(mica_window *window, int *x, int *y);
/// Gets the widths of the window's border: at the top, left, bottom and right.
void mica_window_borders(mica_window *window, int borders[4]);
void mica_window_set_smallest(mica_window *window, int width, int height);
void mica_window_set_title(mica_window *window, const char *title);
/// Gets the size of the window in desktop units and in pixels.
void mica_window_size(mica_window *window, int *width, int *height, int *pixels_wide, int *pixels_high);
/// Gets the next event. Returns 0 if there is none.
int mica_window_next(mica_window *window, mica_window_event *event);
/// Returns a nonzero value if an event is pending.
int mica_window_waits(mica_window *window);
/// Returns a file descriptor that is readable when input arrives, or -1 if the desktop has none. The window
/// owns it.
int mica_window_descriptor(mica_window *window);

/// Shows an image, scaled to the window. Only `count` parts of it have changed since the last call; if the
/// size of the image changes, all of it is updated. Returns 1, or 0 with a reason.
///
/// The pixels have 32 bits, blue first and alpha last, and the rows have no padding.
int mica_window_show(mica_window *window, const uint8_t *pixels, int width, int height, const mica_window_part *parts,
                     int count, char reason[MICA_WINDOW_REASON_SIZE]);

#endif
