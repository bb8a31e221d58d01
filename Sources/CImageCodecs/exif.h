// The orientation that an Exif block states, for the codecs that find such blocks.
#ifndef MICA_EXIF_H
#define MICA_EXIF_H

#include <stddef.h>
#include <stdint.h>

/// 1...8, or 1 where the block says nothing or is damaged. The mark "Exif" before the block may be missing.
int mica_exif_orientation(const uint8_t *at, size_t count);

#endif
