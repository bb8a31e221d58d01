// A window of the desktop with its input, through SDL 2.
//
// The library is not linked: it is opened with the window, so that a program that shows none needs and loads nothing. Everything here
// belongs to the main thread.
#ifndef CDESKTOPWINDOW_H
#define CDESKTOPWINDOW_H

#include <stddef.h>
#include <stdint.h>

enum { MICA_WINDOW_REASON_SIZE = 200 };

/// What happened to a window or an input device.
typedef enum {
  MICA_WINDOW_NOTHING = 0,
  /// The program is asked to end.
  MICA_WINDOW_QUIT,
  /// The window has another size.
  MICA_WINDOW_RESIZED,
  /// What the window shows was lost.
  MICA_WINDOW_EXPOSED,
  /// The window no longer has the keyboard.
  MICA_WINDOW_LEFT,
  MICA_WINDOW_POINTER_MOVED,
  /// The pointer left the window.
  MICA_WINDOW_POINTER_GONE,
  /// `code` is the button: 1 left, 2 middle, 3 right.
  MICA_WINDOW_BUTTON_DOWN,
  MICA_WINDOW_BUTTON_UP,
  /// `x` and `y` are the wheel's steps to the right and away from the user; parts of a step too.
  MICA_WINDOW_WHEEL,
  /// `finger` names the finger until it is gone.
  MICA_WINDOW_FINGER_DOWN,
  MICA_WINDOW_FINGER_MOVED,
  MICA_WINDOW_FINGER_UP,
  /// `code` is the key's usage in USB's HID tables, `symbol` the character it stands for without modifiers, or 0.
  MICA_WINDOW_KEY_DOWN,
  MICA_WINDOW_KEY_UP,
  /// `text` was typed.
  MICA_WINDOW_TEXT,
} mica_window_event_kind;

/// The keys that are held, as bits.
enum {
  MICA_WINDOW_SHIFT = 1,
  MICA_WINDOW_CONTROL = 2,
  MICA_WINDOW_ALT = 4,
  MICA_WINDOW_SUPER = 8,
};

/// One event. Places are in the desktop's units from the window's top left, y down.
typedef struct {
  mica_window_event_kind kind;
  double x, y;
  int64_t finger;
  int32_t code;
  uint32_t symbol;
  uint32_t modifiers;
  /// Whether the key was down already.
  int repeats;
  char text[32];
} mica_window_event;

typedef struct mica_window mica_window;

/// A rectangle: of a picture's pixels, or of the desktop in its units, y down.
typedef struct {
  int32_t x, y, width, height;
} mica_window_part;

/// Finds the desktop, which everything below needs. Returns 1, or 0 with a reason.
int mica_desktop_open(char reason[MICA_WINDOW_REASON_SIZE]);
void mica_desktop_close(void);
/// What windows may cover of the screen that they open on. Returns 0 where nobody sees the screen, which then has no size.
int mica_desktop_room(mica_window_part *room);
/// The windows that other processes of the same program have on the desktop, from back to front, without their borders. Returns their
/// number, at most `capacity`; 0 where the desktop does not tell.
int mica_desktop_windows(mica_window_part *windows, int capacity);
/// A copy of the text on the clipboard, to be freed; NULL where there is none.
char *mica_desktop_clipboard(void);
void mica_desktop_set_clipboard(const char *text);

/// Opens a window at a place of the desktop, the only one of the program; NULL with a reason where that fails.
mica_window *mica_window_open(const char *title, mica_window_part place, char reason[MICA_WINDOW_REASON_SIZE]);
void mica_window_close(mica_window *window);
/// Moves and resizes the window, as far as the desktop allows.
void mica_window_place(mica_window *window, mica_window_part place);
void mica_window_position(mica_window *window, int *x, int *y);
/// How far the desktop's border reaches out of the window: above, at the left, below and at the right.
void mica_window_borders(mica_window *window, int borders[4]);
void mica_window_set_smallest(mica_window *window, int width, int height);
void mica_window_set_title(mica_window *window, const char *title);
/// The size of the window in the desktop's units, and in pixels.
void mica_window_size(mica_window *window, int *width, int *height, int *pixels_wide, int *pixels_high);
/// Takes the next event; returns 0 where there is none.
int mica_window_next(mica_window *window, mica_window_event *event);
/// Whether an event waits.
int mica_window_waits(mica_window *window);
/// A file descriptor that is readable when input arrives; -1 where the desktop has none. It belongs to the window.
int mica_window_descriptor(mica_window *window);

/// Shows a picture of 32-bit pixels, blue first and alpha last, without gaps between its rows, stretched over the window. Only
/// `count` parts of it have changed since the last call; another size changes all of it. Returns 1, or 0 with a reason.
int mica_window_show(mica_window *window, const uint8_t *pixels, int width, int height, const mica_window_part *parts,
                     int count, char reason[MICA_WINDOW_REASON_SIZE]);

#endif
