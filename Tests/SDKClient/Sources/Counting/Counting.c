#include "Counting.h"
#include <string.h>

uint64_t counting_length(const char *text) { return strlen(text); }
