#pragma once
#include <stdbool.h>

/// Nanoseconds of processor time that all threads of this process have used.
double harness_processor_time(void);
/// Nanoseconds of a clock on the wall.
double harness_wall_time(void);
/// Bytes that are allocated and not freed.
double harness_live_bytes(void);
/// Bytes of this process that lie in memory.
double harness_resident_bytes(void);
/// Gives freed memory back to the system.
void harness_trim(void);
/// Writes `workload,variant,peer,metric,value` to standard output.
void harness_row(const char *workload, const char *variant, const char *peer, const char *metric, double value);
/// Starts or stops Callgrind's counting; nothing outside Valgrind.
void harness_callgrind_toggle(void);
/// Ends a part of Callgrind's output and names it for `scripts/bench --instructions`.
void harness_callgrind_dump(const char *workload, const char *variant, const char *peer, double operations);
