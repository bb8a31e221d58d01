#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

#include <stdbool.h>

/// Returns the number of memory blocks that this thread has requested since it began: every call of `malloc`
/// and its relatives by the program and all its libraries. Returns 0 where blocks are not counted.
unsigned long allocations_of_this_thread(void);

/// Returns whether blocks are counted. They are not under a sanitizer, which has an allocator of its own.
bool allocations_are_counted(void);

#endif
