// Lets a program that links the desktop window configure its app before `main` runs.
extern void mica_desktop_begin(void) __attribute__((weak));

__attribute__((constructor)) static void start(void) {
  if (mica_desktop_begin) mica_desktop_begin();
}
