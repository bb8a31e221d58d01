#include "exif.h"

#include <string.h>

int mica_exif_orientation(const uint8_t *at, size_t count) {
  if (count >= 6 && memcmp(at, "Exif\0\0", 6) == 0) at += 6, count -= 6;
  if (count < 8 || (memcmp(at, "II*\0", 4) != 0 && memcmp(at, "MM\0*", 4) != 0)) return 1;
  int big = at[0] == 'M';
#define U16(p) (big ? (p)[0] << 8 | (p)[1] : (p)[1] << 8 | (p)[0])
#define U32(p) (big ? (uint32_t)U16(p) << 16 | U16((p) + 2) : (uint32_t)U16((p) + 2) << 16 | U16(p))
  size_t table = U32(at + 4);
  if (table > count - 2) return 1;
  int entries = U16(at + table);
  for (int i = 0; i < entries && table + 2 + 12 * (size_t)(i + 1) <= count; i++) {
    const uint8_t *entry = at + table + 2 + 12 * i;
    int value = U16(entry + 8);
    if (U16(entry) == 0x0112) return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
#undef U16
#undef U32
}
