// The loops for images that are upright on whole pixels; `PixelLoops` documents them.
#ifndef UPRIGHT_H
#define UPRIGHT_H

#include "CPixels.h"

void lay_plain(const uint32_t *sources, ptrdiff_t stride, bool isOpaque, uint32_t opacity, const PixelBlock *target);
void flood_plain(uint32_t color, const PixelBlock *target);

#if defined(__x86_64__)
void lay_avx2(const uint32_t *sources, ptrdiff_t stride, bool isOpaque, uint32_t opacity, const PixelBlock *target);
void flood_avx2(uint32_t color, const PixelBlock *target);
#endif

#endif
