// Tells a program that links a window of the desktop, before it begins, how its app is to be run.
extern void mica_desktop_begin(void) __attribute__((weak));

__attribute__((constructor)) static void start(void) {
  if (mica_desktop_begin) mica_desktop_begin();
}
