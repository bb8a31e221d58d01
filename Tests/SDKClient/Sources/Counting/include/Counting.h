#include <stdint.h>

/// The number of characters of a text.
uint64_t counting_length(const char *text);
