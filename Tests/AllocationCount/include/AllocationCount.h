#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

#include <stdbool.h>

/// How many blocks of memory this thread has asked for since it began: every call of `malloc` and its relatives by the program and
/// all its libraries. 0 where they are not counted.
unsigned long allocations_of_this_thread(void);

/// Whether blocks are counted: not under a sanitizer, which has an allocator of its own.
bool allocations_are_counted(void);

#endif
