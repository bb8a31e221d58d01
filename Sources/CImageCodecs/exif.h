// The Exif orientation, for the codecs that find Exif blocks.
#ifndef MICA_EXIF_H
#define MICA_EXIF_H

#include <stddef.h>
#include <stdint.h>

/// Returns the orientation, 1...8, or 1 if the block has none or is damaged. The "Exif" signature before the
/// block may be missing.
int mica_exif_orientation(const uint8_t *at, size_t count);

#endif
