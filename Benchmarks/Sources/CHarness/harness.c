#include "CHarness.h"

#include <malloc.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>
#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#else
#define CALLGRIND_TOGGLE_COLLECT
#define CALLGRIND_DUMP_STATS_AT(text) (void)(text)
#endif

static double read_clock(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

double harness_processor_time(void) { return read_clock(CLOCK_PROCESS_CPUTIME_ID); }

double harness_wall_time(void) { return read_clock(CLOCK_MONOTONIC); }

double harness_live_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (double)info.uordblks + (double)info.hblkhd;
}

double harness_resident_bytes(void) {
  long total = 0, resident = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file) return 0;
  if (fscanf(file, "%ld %ld", &total, &resident) != 2) resident = 0;
  fclose(file);
  return (double)resident * sysconf(_SC_PAGESIZE);
}

void harness_trim(void) { malloc_trim(0); }

void harness_row(const char *workload, const char *variant, const char *peer, const char *metric, double value) {
  printf("%s,%s,%s,%s,%.6g\n", workload, variant, peer, metric, value);
  fflush(stdout);
}

void harness_callgrind_toggle(void) { CALLGRIND_TOGGLE_COLLECT; }

void harness_callgrind_dump(const char *workload, const char *variant, const char *peer, double operations) {
  char text[200];
  snprintf(text, sizeof text, "CG|%s|%s|%s|%g", workload, variant, peer, operations);
  CALLGRIND_DUMP_STATS_AT(text);
}
