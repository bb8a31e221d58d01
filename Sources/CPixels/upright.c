#include "upright.h"

#include "arithmetic.h"

// MARK: One pixel

void lay_plain(const uint32_t *sources, ptrdiff_t stride, bool isOpaque, uint32_t opacity, const PixelBlock *t) {
  const uint32_t alpha = isOpaque ? 0xFF000000 : 0;
  for (int32_t y = 0; y < t->height; y++) {
    uint32_t *out = t->pixels + y * t->stride;
    for (int32_t x = 0; x < t->width; x++) {
      uint32_t source = scaled(sources[y * stride + x] | alpha, opacity);
      out[x] = source + scaled(out[x], 255 - (source >> 24));
    }
  }
}

void flood_plain(uint32_t color, const PixelBlock *t) {
  const uint32_t rest = 255 - (color >> 24);
  for (int32_t y = 0; y < t->height; y++) {
    uint32_t *out = t->pixels + y * t->stride;
    for (int32_t x = 0; x < t->width; x++) out[x] = color + (rest == 0 ? 0 : scaled(out[x], rest));
  }
}

// MARK: Eight pixels

#if defined(__x86_64__)

// Prefetches all pixels of the row after the next: rows are so far apart that the hardware does not predict
// them, and there is little else to do.
__attribute__((always_inline)) static inline void fetch_ahead(const uint32_t *row, ptrdiff_t stride, int32_t width, int32_t rowsLeft) {
  if (rowsLeft <= 2) return;
  for (int32_t x = 0; x < width; x += 16) __builtin_prefetch(row + 2 * stride + x, 1);
}

// The blending of source and target: replacement, a uniform opacity, or an alpha for each pixel.
typedef enum { REPLACING, FADING, BLENDING } Meeting;

// Blends eight pixels over eight others.
__attribute__((target("avx2"), always_inline)) static inline __m256i
laid(__m256i source, __m256i target, __m256i amount, __m256i rest, const Meeting meeting) {
  if (meeting == REPLACING) return source;
  const __m256i zero = _mm256_setzero_si256();
  __m256i low = _mm256_unpacklo_epi8(source, zero), high = _mm256_unpackhi_epi8(source, zero);
  const __m256i below = _mm256_unpacklo_epi8(target, zero), above = _mm256_unpackhi_epi8(target, zero);
  if (meeting == FADING) {
    low = _mm256_add_epi16(over255(_mm256_mullo_epi16(low, amount)), over255(_mm256_mullo_epi16(below, rest)));
    high = _mm256_add_epi16(over255(_mm256_mullo_epi16(high, amount)), over255(_mm256_mullo_epi16(above, rest)));
  } else {
    low = over(low, below, amount);
    high = over(high, above, amount);
  }
  return _mm256_packus_epi16(low, high);
}

// Contiguous rows are processed as one, which the hardware predicts. Inlined into each caller, where
// `meeting` is constant.
__attribute__((target("avx2"), always_inline)) static inline void lay_rows(
  const uint32_t *sources, ptrdiff_t stride, const uint32_t alpha, uint32_t opacity, const PixelBlock *t, const Meeting meeting) {
  const __m256i amount = _mm256_set1_epi16((int16_t)opacity), rest = _mm256_set1_epi16((int16_t)(255 - opacity));
  const __m256i alphas = _mm256_set1_epi32((int32_t)alpha);
  // The fields are copied, because the compiler must assume that a written pixel might alias them.
  const ptrdiff_t targetStride = t->stride;
  const bool isOneRow = t->width == stride && t->width == targetStride;
  const int32_t width = isOneRow ? t->width * t->height : t->width, height = isOneRow ? 1 : t->height, whole = width & ~7;
  const __m256i wanted = _mm256_cmpgt_epi32(_mm256_set1_epi32(width - whole), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
  uint32_t *out = t->pixels;
  for (int32_t y = 0; y < height; y++, out += targetStride, sources += stride) {
    fetch_ahead(out, targetStride, width, height - y);
#pragma clang loop unroll_count(4)
    for (int32_t x = 0; x < whole; x += 8) {
      __m256i source = _mm256_or_si256(_mm256_loadu_si256((const __m256i *)(sources + x)), alphas);
      __m256i target = meeting == REPLACING ? source : _mm256_loadu_si256((const __m256i *)(out + x));
      _mm256_storeu_si256((__m256i *)(out + x), laid(source, target, amount, rest, meeting));
    }
    if (whole == width) continue;
    // Pixels beyond the last one are neither read nor written.
    __m256i source = _mm256_or_si256(_mm256_maskload_epi32((const int *)(sources + whole), wanted), alphas);
    __m256i target = _mm256_maskload_epi32((const int *)(out + whole), wanted);
    _mm256_maskstore_epi32((int *)(out + whole), wanted, laid(source, target, amount, rest, meeting));
  }
}

__attribute__((target("avx2"))) void lay_avx2(
  const uint32_t *sources, ptrdiff_t stride, bool isOpaque, uint32_t opacity, const PixelBlock *target) {
  if (!isOpaque) lay_rows(sources, stride, 0, opacity, target, BLENDING);
  else if (opacity < 255) lay_rows(sources, stride, 0xFF000000, opacity, target, FADING);
  else lay_rows(sources, stride, 0xFF000000, opacity, target, REPLACING);
}

// An opaque colour replaces the pixels: the last eight of a row may overwrite some that are done.
__attribute__((target("avx2"))) static void fill_rows(uint32_t color, const PixelBlock *t) {
  const __m256i colors = _mm256_set1_epi32((int32_t)color);
  const ptrdiff_t stride = t->stride;
  const bool isOneRow = t->width == stride;
  const int32_t width = isOneRow ? t->width * t->height : t->width, height = isOneRow ? 1 : t->height;
  uint32_t *out = t->pixels;
  for (int32_t y = 0; y < height; y++, out += stride) {
    fetch_ahead(out, stride, width, height - y);
#pragma clang loop unroll_count(4)
    for (int32_t x = 0; x + 8 <= width; x += 8) _mm256_storeu_si256((__m256i *)(out + x), colors);
    _mm256_storeu_si256((__m256i *)(out + width - 8), colors);
  }
}

// A translucent colour.
__attribute__((target("avx2"))) static void tint_rows(uint32_t color, const PixelBlock *t) {
  const __m256i colors = _mm256_set1_epi32((int32_t)color), rest = _mm256_set1_epi16((int16_t)(255 - (color >> 24)));
  const __m256i zero = _mm256_setzero_si256();
  const int32_t width = t->width, height = t->height, whole = width & ~7;
  const ptrdiff_t stride = t->stride;
  const __m256i wanted = _mm256_cmpgt_epi32(_mm256_set1_epi32(width - whole), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
  uint32_t *out = t->pixels;
  for (int32_t y = 0; y < height; y++, out += stride) {
    fetch_ahead(out, stride, width, height - y);
    for (int32_t x = 0; x < width; x += 8) {
      __m256i target = x < whole ? _mm256_loadu_si256((const __m256i *)(out + x)) : _mm256_maskload_epi32((const int *)(out + x), wanted);
      __m256i low = over255(_mm256_mullo_epi16(_mm256_unpacklo_epi8(target, zero), rest));
      __m256i high = over255(_mm256_mullo_epi16(_mm256_unpackhi_epi8(target, zero), rest));
      __m256i result = _mm256_add_epi8(colors, _mm256_packus_epi16(low, high));
      if (x < whole) _mm256_storeu_si256((__m256i *)(out + x), result);
      else _mm256_maskstore_epi32((int *)(out + x), wanted, result);
    }
  }
}

__attribute__((target("avx2"))) void flood_avx2(uint32_t color, const PixelBlock *target) {
  if (color >> 24 != 255) tint_rows(color, target);
  else if (target->width >= 8) fill_rows(color, target);
  else flood_plain(color, target);
}

#endif
