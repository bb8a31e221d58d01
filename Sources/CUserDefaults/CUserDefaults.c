// Apple's systems keep user defaults in a separate process, so that they survive however the program ends.
// Foundation on Linux writes them when `synchronize()` is called. This calls it when a program exits, even
// one that runs none of Mica's code.
#define _GNU_SOURCE
#include "CUserDefaults.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

// Core Foundation's functions, in Foundation's library.
extern unsigned char CFPreferencesAppSynchronize(const void *application);
extern const void *const kCFPreferencesCurrentApplication;

// Tests start with no defaults each time.
static int is_test(void) {
  size_t length = strlen(program_invocation_short_name), suffix = strlen(".xctest");
  return length >= suffix && strcmp(program_invocation_short_name + length - suffix, ".xctest") == 0;
}

void mica_synchronize_user_defaults(void) {
  if (!is_test()) CFPreferencesAppSynchronize(kCFPreferencesCurrentApplication);
}

__attribute__((constructor)) static void synchronize_at_exit(void) { atexit(mica_synchronize_user_defaults); }
