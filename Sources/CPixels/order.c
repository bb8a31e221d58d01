#include "CPixels.h"
#include <string.h>

void pixels_swap_red_and_blue(const void *sources, void *targets, size_t count) {
  const unsigned char *source = sources;
  unsigned char *target = targets;
  for (size_t index = 0; index < count; index++, source += 4, target += 4) {
    uint32_t word;
    memcpy(&word, source, 4);
    word = (word & 0xff00ff00u) | (word >> 16 & 0xffu) | (word & 0xffu) << 16;
    memcpy(target, &word, 4);
  }
}
