#include "arithmetic.h"
#include "upright.h"

#include <string.h>

// The middle of a row is processed in pieces that start at multiples of this column, whatever part of it is
// requested: the steps inside a piece are rounded to 2^-16 of a pixel, and a pixel must not depend on where
// processing starts.
enum { PIECE = 256 };

// A position in an image in 2^-16 of a pixel, and its step from column to column.
typedef struct {
  int64_t x, y;
  int32_t dx, dy;
} Walk;

// Writes the pixels of an image along a walk.
typedef void Sampler(uint32_t *out, int32_t count, const PlacedPicture *picture, Walk walk);
// Blends a row of source pixels over pixels, weighted by coverage.
typedef void Blender(
  uint32_t *out, const uint32_t *sources, const uint8_t *coverage, int32_t count, uint32_t opacity);

static int64_t clamped(int64_t value, int64_t most) { return value < 0 ? 0 : value > most ? most : value; }

// MARK: One pixel

// Interpolates the four nearest pixels with weights in 128ths, along x first; every step rounds like the
// vector instructions.
static uint32_t smooth_pixel(const PlacedPicture *p, int64_t x, int64_t y) {
  int64_t column = clamped(x >> 16, p->width - 1), row = clamped(y >> 16, p->height - 1);
  int64_t nextColumn = clamped((x >> 16) + 1, p->width - 1), nextRow = clamped((y >> 16) + 1, p->height - 1);
  int32_t fx = (x >> 9) & 127, fy = (y >> 9) & 127;
  const uint32_t *top = p->pixels + row * p->stride, *bottom = p->pixels + nextRow * p->stride;
  uint32_t a = top[column], b = top[nextColumn], c = bottom[column], d = bottom[nextColumn], result = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    int32_t above = (int32_t)(a >> shift & 255) * (128 - fx) + (int32_t)(b >> shift & 255) * fx;
    int32_t below = (int32_t)(c >> shift & 255) * (128 - fx) + (int32_t)(d >> shift & 255) * fx;
    int32_t mixed = above + (((below - above) * fy + 64) >> 7);
    result |= (uint32_t)((mixed + 64) >> 7) << shift;
  }
  return result;
}

static void sample_smooth(uint32_t *out, int32_t count, const PlacedPicture *p, Walk w) {
  for (int32_t i = 0; i < count; i++, w.x += w.dx, w.y += w.dy) out[i] = smooth_pixel(p, w.x, w.y);
}

static void blend(uint32_t *out, const uint32_t *sources, const uint8_t *coverage, int32_t count, uint32_t opacity) {
  for (int32_t i = 0; i < count; i++) {
    if (coverage[i] == 0) continue;
    uint32_t source = scaled(sources[i], scaled(coverage[i], opacity));
    out[i] = source + scaled(out[i], 255 - (source >> 24));
  }
}

// MARK: Eight pixels

#if defined(__x86_64__)

// Narrows from...to to where start + i * step is in 0..<end.
static void narrow(int64_t start, int64_t step, int64_t end, int32_t *from, int32_t *to) {
  if (step == 0) {
    if (start < 0 || start >= end) *to = *from;
    return;
  }
  if (step < 0) {
    start = end - 1 - start;
    step = -step;
  }
  int64_t first = start >= 0 ? 0 : (-start + step - 1) / step, last = start >= end ? 0 : (end - start + step - 1) / step;
  if (first > *from) *from = first > *to ? *to : (int32_t)first;
  if (last < *to) *to = last < *from ? *from : (int32_t)last;
}

// Interpolates the left and right neighbours of four pixels in one row, with 16 bits a component: left * (128
// - fx) + right * fx - 128 * 128.
__attribute__((target("avx2"), always_inline)) static inline __m256i
along_row(const uint32_t *pixels, const int32_t *places, __m256i weights) {
  const __m256i pairs = _mm256_setr_epi8(
    0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15, 0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15);
  int64_t four[4];
  for (int i = 0; i < 4; i++) memcpy(&four[i], pixels + places[i], 8);
  __m256i both = _mm256_set_epi64x(four[3], four[2], four[1], four[0]);
  // This instruction takes unsigned weights and signed pixels.
  return _mm256_maddubs_epi16(weights, _mm256_shuffle_epi8(_mm256_xor_si256(both, _mm256_set1_epi8(-128)), pairs));
}

// Returns four pixels with 16 bits a component, minus 128.
__attribute__((target("avx2"), always_inline)) static inline __m256i
four_pixels(const PlacedPicture *p, const int32_t *places, __m256i fx, __m256i fy) {
  __m256i above = along_row(p->pixels, places, fx), below = along_row(p->pixels + p->stride, places, fx);
  __m256i mixed = _mm256_add_epi16(above, _mm256_mulhrs_epi16(_mm256_sub_epi16(below, above), fy));
  return _mm256_srai_epi16(_mm256_add_epi16(mixed, _mm256_set1_epi16(64)), 7);
}

__attribute__((target("avx2"))) static void sample_smooth_avx2(
  uint32_t *out, int32_t count, const PlacedPicture *p, Walk w) {
  // The range in which all four neighbours are inside the image.
  int32_t from = 0, to = count;
  narrow(w.x, w.dx, (int64_t)(p->width - 1) << 16, &from, &to);
  narrow(w.y, w.dy, (int64_t)(p->height - 1) << 16, &from, &to);
  if (to - from < 8 || p->stride > INT32_MAX / p->height) return sample_smooth(out, count, p, w);
  sample_smooth(out, from, p, w);
  sample_smooth(out + to, count - to, p, (Walk){w.x + (int64_t)to * w.dx, w.y + (int64_t)to * w.dy, w.dx, w.dy});

  const __m256i lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7), fraction = _mm256_set1_epi32(127);
  const __m256i xSteps = _mm256_mullo_epi32(lanes, _mm256_set1_epi32(w.dx));
  const __m256i ySteps = _mm256_mullo_epi32(lanes, _mm256_set1_epi32(w.dy));
  const __m256i stride = _mm256_set1_epi32((int32_t)p->stride);
  // Two bytes of a pixel for each of its four components; for the first four of eight pixels, then the
  // others.
  const __m256i spread = _mm256_setr_epi8(
    0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5, 8, 9, 8, 9, 8, 9, 8, 9, 12, 13, 12, 13, 12, 13, 12, 13);
  for (int32_t i = from; i < to; i += 8) {
    // The last eight start earlier and overlap previous ones.
    if (i > to - 8) i = to - 8;
    __m256i x = _mm256_add_epi32(_mm256_set1_epi32((int32_t)(w.x + (int64_t)i * w.dx)), xSteps);
    __m256i y = _mm256_add_epi32(_mm256_set1_epi32((int32_t)(w.y + (int64_t)i * w.dy)), ySteps);
    int32_t places[8];
    _mm256_storeu_si256(
      (__m256i *)places,
      _mm256_add_epi32(_mm256_mullo_epi32(_mm256_srli_epi32(y, 16), stride), _mm256_srli_epi32(x, 16)));
    __m256i right = _mm256_and_si256(_mm256_srli_epi32(x, 9), fraction);
    __m256i fx = _mm256_or_si256(_mm256_sub_epi32(_mm256_set1_epi32(128), right), _mm256_slli_epi32(right, 8));
    __m256i fy = _mm256_slli_epi32(_mm256_and_si256(_mm256_srli_epi32(y, 9), fraction), 8);
    __m256i first = four_pixels(
      p, places, _mm256_shuffle_epi8(_mm256_permute4x64_epi64(fx, 0x44), spread),
      _mm256_shuffle_epi8(_mm256_permute4x64_epi64(fy, 0x44), spread));
    __m256i second = four_pixels(
      p, places + 4, _mm256_shuffle_epi8(_mm256_permute4x64_epi64(fx, 0xEE), spread),
      _mm256_shuffle_epi8(_mm256_permute4x64_epi64(fy, 0xEE), spread));
    __m256i pixels = _mm256_permute4x64_epi64(_mm256_packs_epi16(first, second), 0xD8);
    _mm256_storeu_si256((__m256i *)(out + i), _mm256_xor_si256(pixels, _mm256_set1_epi8(-128)));
  }
}

__attribute__((target("avx2"), always_inline)) static inline void blend_avx2(
  uint32_t *out, const uint32_t *sources, const uint8_t *coverage, int32_t count, uint32_t opacity) {
  const __m256i zero = _mm256_setzero_si256(), opacities = _mm256_set1_epi16((int16_t)opacity);
  // The 16 bits of a pixel for each of its four components; for the first two of a lane's four pixels, then
  // the others.
  const __m256i firstTwo = _mm256_setr_epi8(
    0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 2, 3, 8, 9, 8, 9, 8, 9, 8, 9, 10, 11, 10, 11, 10, 11, 10, 11);
  const __m256i lastTwo = _mm256_add_epi8(firstTwo, _mm256_set1_epi8(4)), lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  for (int32_t i = 0; i < count; i += 8) {
    const int32_t rest = count - i;
    uint64_t covered = 0;
    if (rest >= 8) memcpy(&covered, coverage + i, 8);
    else for (int32_t j = 0; j < rest; j++) covered |= (uint64_t)coverage[i + j] << 8 * j;
    if (covered == 0) continue;
    __m256i low = opacities, high = opacities;
    if (covered != UINT64_MAX) {
      __m256i amounts = _mm256_broadcastsi128_si256(_mm_cvtepu8_epi16(_mm_cvtsi64_si128((int64_t)covered)));
      if (opacity < 255) amounts = over255(_mm256_mullo_epi16(amounts, opacities));
      low = _mm256_shuffle_epi8(amounts, firstTwo);
      high = _mm256_shuffle_epi8(amounts, lastTwo);
    }
    // Pixels beyond the last one are neither read nor written.
    const __m256i wanted = _mm256_cmpgt_epi32(_mm256_set1_epi32(rest), lanes);
    const bool all = rest >= 8;
    __m256i source =
      all ? _mm256_loadu_si256((const __m256i *)(sources + i)) : _mm256_maskload_epi32((const int *)(sources + i), wanted);
    __m256i target =
      all ? _mm256_loadu_si256((const __m256i *)(out + i)) : _mm256_maskload_epi32((const int *)(out + i), wanted);
    low = over(_mm256_unpacklo_epi8(source, zero), _mm256_unpacklo_epi8(target, zero), low);
    high = over(_mm256_unpackhi_epi8(source, zero), _mm256_unpackhi_epi8(target, zero), high);
    __m256i result = _mm256_packus_epi16(low, high);
    if (all) _mm256_storeu_si256((__m256i *)(out + i), result);
    else _mm256_maskstore_epi32((int *)(out + i), wanted, result);
  }
}

#endif

// MARK: Rows

// Returns the position of a screen pixel in the image, in 2^-32 of a pixel. Unsigned, because positions far
// outside may wrap around.
static uint64_t place_of(int64_t first, int64_t ofColumn, int64_t ofRow, int32_t column, int32_t row) {
  return (uint64_t)first + (uint64_t)ofColumn * (uint64_t)column + (uint64_t)ofRow * (uint64_t)row;
}

static void sample_nearest(uint32_t *out, int32_t column, int32_t row, int32_t count, const PlacedPicture *p) {
  // In the middle between two pixels it is the first, like Cairo for upright images.
  const uint64_t half = (UINT64_C(1) << 31) - (1 << 16);
  uint64_t x = place_of(p->x, p->xOfColumn, p->xOfRow, column, row) + half;
  uint64_t y = place_of(p->y, p->yOfColumn, p->yOfRow, column, row) + half;
  for (int32_t i = 0; i < count; i++, x += (uint64_t)p->xOfColumn, y += (uint64_t)p->yOfColumn) {
    out[i] = p->pixels[clamped((int64_t)y >> 32, p->height - 1) * p->stride + clamped((int64_t)x >> 32, p->width - 1)];
  }
}

// Writes `count` pixels of a screen row, starting at a column. They must be within one piece.
static void sample(
  uint32_t *out, int32_t column, int32_t row, int32_t count, const PlacedPicture *p, Sampler *smooth) {
  if (p->isSmooth) {
    // Rounded to the 128th of a pixel, the resolution of the loops.
    const uint64_t half = 1 << 24;
    const int32_t skipped = column & (PIECE - 1), start = column - skipped;
    Walk walk = {
      (int64_t)(place_of(p->x, p->xOfColumn, p->xOfRow, start, row) + half) >> 16,
      (int64_t)(place_of(p->y, p->yOfColumn, p->yOfRow, start, row) + half) >> 16, (int32_t)((p->xOfColumn + 32768) >> 16),
      (int32_t)((p->yOfColumn + 32768) >> 16)};
    walk.x += (int64_t)skipped * walk.dx;
    walk.y += (int64_t)skipped * walk.dy;
    smooth(out, count, p, walk);
  } else {
    sample_nearest(out, column, row, count, p);
  }
  if (p->isOpaque) for (int32_t i = 0; i < count; i++) out[i] |= 0xFF000000;
}

// Returns the number of pixels from a column to the end of its piece.
static int32_t rest_of_piece(int32_t column, int32_t end) {
  int32_t next = (column | (PIECE - 1)) + 1;
  return (next < end ? next : end) - column;
}

static void copy_rows(const PlacedPicture *p, const PixelBlock *t, Sampler *smooth) {
  int32_t end = t->column + t->width;
  for (int32_t y = 0; y < t->height; y++) {
    uint32_t *row = t->pixels + y * t->stride;
    for (int32_t column = t->column, count; column < end; column += count) {
      count = rest_of_piece(column, end);
      sample(row + (column - t->column), column, t->row + y, count, p, smooth);
    }
  }
}

static void paint_rows(
  const PlacedPicture *p, const PixelBlock *t, uint32_t opacity, const uint8_t *coverage, ptrdiff_t coverageStride,
  Sampler *smooth, Blender *blender) {
  uint32_t piece[PIECE];
  for (int32_t y = 0; y < t->height; y++) {
    uint32_t *row = t->pixels + y * t->stride;
    const uint8_t *covered = coverage + y * coverageStride;
    int32_t from = 0, to = t->width;
    while (from < to && covered[from] == 0) from++;
    while (from < to && covered[to - 1] == 0) to--;
    for (int32_t x = from, count; x < to; x += count) {
      count = rest_of_piece(t->column + x, t->column + to);
      sample(piece, t->column + x, t->row + y, count, p, smooth);
      blender(row + x, piece, covered + x, count, opacity);
    }
  }
}

// Prefetches the first pixels of a row: rows are so far apart that the hardware does not predict the next
// one, and glyphs have little else to do.
__attribute__((always_inline)) static inline void fetch(const PixelBlock *t, int32_t y) {
  if (y >= t->height) return;
  for (int32_t x = 0; x < t->width && x < 32; x += 16) __builtin_prefetch(t->pixels + y * t->stride + x, 1);
}

// Inlined into the loops that call it, so that the setup of rows happens once.
__attribute__((always_inline)) static inline void ink_rows(
  uint32_t color, const PixelBlock *t, const uint8_t *coverage, ptrdiff_t coverageStride, Blender *blender) {
  uint32_t piece[PIECE];
  const int32_t ahead = 6;
  for (int32_t x = 0; x < PIECE && x < t->width; x++) piece[x] = color;
  for (int32_t y = 0; y < ahead; y++) fetch(t, y);
  for (int32_t y = 0; y < t->height; y++) {
    fetch(t, y + ahead);
    for (int32_t x = 0, count; x < t->width; x += count) {
      count = t->width - x < PIECE ? t->width - x : PIECE;
      blender(t->pixels + y * t->stride + x, piece, coverage + y * coverageStride + x, count, 255);
    }
  }
}

// MARK: Shapes

// Returns the coverage, 0...255, of a running sum.
static uint32_t level_of(int32_t sum) {
  uint32_t covered = sum < 0 ? 0 - (uint32_t)sum : (uint32_t)sum;
  return ((covered < 65536 ? covered : 65536) * 255 + 32768) >> 16;
}

static void fill_plain(uint32_t color, const PixelBlock *t, const CoverageRows *c) {
  for (int32_t y = 0; y < t->height; y++) {
    uint32_t *out = t->pixels + y * t->stride;
    int32_t *differences = c->differences + y * c->stride, sum = 0;
    for (int32_t x = 0; x < t->width; x++) {
      sum += differences[x];
      uint32_t level = level_of(sum);
      if (level == 0) continue;
      uint32_t source = scaled(color, level);
      out[x] = source + scaled(out[x], 255 - (source >> 24));
    }
    memset(differences, 0, (size_t)c->stride * sizeof(int32_t));
  }
}

#if defined(__x86_64__)

__attribute__((target("avx2"))) static void fill_avx2(uint32_t color, const PixelBlock *t, const CoverageRows *c) {
  const bool isOpaque = color >> 24 == 255;
  const __m256i zero = _mm256_setzero_si256(), colors = _mm256_set1_epi32((int32_t)color);
  const __m256i source = _mm256_unpacklo_epi8(colors, zero), lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  const int32_t ahead = 4, most = t->width < 256 ? t->width : 256;
  for (int32_t y = 0; y < t->height; y++) {
    uint32_t *out = t->pixels + y * t->stride;
    int32_t *differences = c->differences + y * c->stride, sum = 0;
    // Rows are so far apart that the hardware does not predict the next one.
    if (y + ahead < t->height) for (int32_t x = 0; x < most; x += 16) __builtin_prefetch(out + ahead * t->stride + x, 1);
    uint32_t level = 0;
    for (int32_t x = 0; x < c->stride; x += 8) {
      __m256i sums = _mm256_loadu_si256((const __m256i *)(differences + x)), amounts;
      const bool isEven = _mm256_testz_si256(sums, sums);
      if (isEven) {
        if (level == 0) continue;
        amounts = _mm256_set1_epi16((int16_t)level);
      } else {
        _mm256_storeu_si256((__m256i *)(differences + x), zero);
        sums = _mm256_add_epi32(sums, _mm256_slli_si256(sums, 4));
        sums = _mm256_add_epi32(sums, _mm256_slli_si256(sums, 8));
        // The last sum of the first four carries over to the others.
        sums = _mm256_add_epi32(sums, _mm256_shuffle_epi32(_mm256_permute2x128_si256(sums, sums, 0x08), 0xFF));
        sums = _mm256_add_epi32(sums, _mm256_set1_epi32(sum));
        sum = _mm256_extract_epi32(sums, 7);
        level = level_of(sum);
        __m256i covered = _mm256_min_epu32(_mm256_abs_epi32(sums), _mm256_set1_epi32(65536));
        covered = _mm256_sub_epi32(_mm256_slli_epi32(covered, 8), covered);
        covered = _mm256_srli_epi32(_mm256_add_epi32(covered, _mm256_set1_epi32(32768)), 16);
        amounts = _mm256_or_si256(covered, _mm256_slli_epi32(covered, 16));
      }
      const int32_t rest = t->width - x;
      if (rest <= 0) continue;
      const __m256i wanted = _mm256_cmpgt_epi32(_mm256_set1_epi32(rest), lanes);
      __m256i result = colors;
      if (!isEven || level < 255 || !isOpaque) {
        __m256i target =
          rest >= 8 ? _mm256_loadu_si256((const __m256i *)(out + x)) : _mm256_maskload_epi32((const int *)(out + x), wanted);
        __m256i low = over(source, _mm256_unpacklo_epi8(target, zero), _mm256_unpacklo_epi32(amounts, amounts));
        __m256i high = over(source, _mm256_unpackhi_epi8(target, zero), _mm256_unpackhi_epi32(amounts, amounts));
        result = _mm256_packus_epi16(low, high);
      }
      if (rest >= 8) _mm256_storeu_si256((__m256i *)(out + x), result);
      else _mm256_maskstore_epi32((int *)(out + x), wanted, result);
    }
  }
}

#endif

// MARK: Dispatch tables

static void copy_plain(const PlacedPicture *picture, const PixelBlock *target) {
  copy_rows(picture, target, sample_smooth);
}

static void paint_plain(
  const PlacedPicture *picture, const PixelBlock *target, uint32_t opacity, const uint8_t *coverage, ptrdiff_t coverageStride) {
  paint_rows(picture, target, opacity, coverage, coverageStride, sample_smooth, blend);
}

static void ink_plain(uint32_t color, const PixelBlock *target, const uint8_t *coverage, ptrdiff_t coverageStride) {
  ink_rows(color, target, coverage, coverageStride, blend);
}

const PixelLoops *pixel_loops_plain(void) {
  static const PixelLoops loops = {copy_plain, paint_plain, ink_plain, fill_plain, lay_plain, flood_plain};
  return &loops;
}

#if defined(__x86_64__)

static void copy_avx2(const PlacedPicture *picture, const PixelBlock *target) {
  copy_rows(picture, target, sample_smooth_avx2);
}

static void paint_avx2(
  const PlacedPicture *picture, const PixelBlock *target, uint32_t opacity, const uint8_t *coverage, ptrdiff_t coverageStride) {
  paint_rows(picture, target, opacity, coverage, coverageStride, sample_smooth_avx2, blend_avx2);
}

// The alpha of an opaque colour is the coverage, and black has no other component.
__attribute__((target("avx2"), always_inline)) static inline void ink_opaque(
  uint32_t color, const PixelBlock *t, const uint8_t *coverage, ptrdiff_t coverageStride, const bool isBlack) {
  const __m256i zero = _mm256_setzero_si256(), colors = _mm256_set1_epi32((int32_t)color), whole = _mm256_set1_epi16(255);
  const __m256i source = _mm256_unpacklo_epi8(colors, zero), alpha = _mm256_set1_epi64x((int64_t)0x00FF000000000000);
  const __m256i firstTwo = _mm256_setr_epi8(
    0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 2, 3, 8, 9, 8, 9, 8, 9, 8, 9, 10, 11, 10, 11, 10, 11, 10, 11);
  const __m256i lastTwo = _mm256_add_epi8(firstTwo, _mm256_set1_epi8(4));
  // The fields are copied, because the compiler must assume that a written pixel might alias them.
  const int32_t ahead = 6, width = t->width, height = t->height, whole8 = width & ~7;
  const ptrdiff_t stride = t->stride;
  const uint32_t piece[8] = {color, color, color, color, color, color, color, color};
  uint32_t *out = t->pixels;
  for (int32_t y = 0; y < ahead; y++) fetch(t, y);
  for (int32_t y = 0; y < height; y++, out += stride, coverage += coverageStride) {
    if (y + ahead < height) {
      __builtin_prefetch(out + ahead * stride, 1);
      if (width > 16) __builtin_prefetch(out + ahead * stride + 16, 1);
    }
    for (int32_t x = 0; x < whole8; x += 8) {
      uint64_t covered;
      memcpy(&covered, coverage + x, 8);
      if (covered == 0) continue;
      __m256i result = colors;
      if (covered != UINT64_MAX) {
        const __m256i amounts = _mm256_broadcastsi128_si256(_mm_cvtepu8_epi16(_mm_cvtsi64_si128((int64_t)covered)));
        const __m256i rests = _mm256_sub_epi16(whole, amounts), target = _mm256_loadu_si256((const __m256i *)(out + x));
        const __m256i lowRest = _mm256_shuffle_epi8(rests, firstTwo), highRest = _mm256_shuffle_epi8(rests, lastTwo);
        __m256i low, high;
        if (isBlack) {
          // The coverage is 255 minus the rest.
          low = _mm256_andnot_si256(lowRest, alpha);
          high = _mm256_andnot_si256(highRest, alpha);
        } else {
          low = over255(_mm256_mullo_epi16(source, _mm256_shuffle_epi8(amounts, firstTwo)));
          high = over255(_mm256_mullo_epi16(source, _mm256_shuffle_epi8(amounts, lastTwo)));
        }
        low = _mm256_add_epi16(low, over255(_mm256_mullo_epi16(_mm256_unpacklo_epi8(target, zero), lowRest)));
        high = _mm256_add_epi16(high, over255(_mm256_mullo_epi16(_mm256_unpackhi_epi8(target, zero), highRest)));
        result = _mm256_packus_epi16(low, high);
      }
      _mm256_storeu_si256((__m256i *)(out + x), result);
    }
    if (whole8 < width) blend_avx2(out + whole8, piece, coverage + whole8, width - whole8, 255);
  }
}

__attribute__((target("avx2"))) static void ink_avx2(uint32_t color, const PixelBlock *target, const uint8_t *coverage, ptrdiff_t coverageStride) {
  if (color == 0xFF000000) ink_opaque(color, target, coverage, coverageStride, true);
  else if (color >> 24 == 255) ink_opaque(color, target, coverage, coverageStride, false);
  else ink_rows(color, target, coverage, coverageStride, blend_avx2);
}

const PixelLoops *pixel_loops_best(void) {
  static const PixelLoops loops = {copy_avx2, paint_avx2, ink_avx2, fill_avx2, lay_avx2, flood_avx2};
  return __builtin_cpu_supports("avx2") ? &loops : pixel_loops_plain();
}

#else

const PixelLoops *pixel_loops_best(void) { return pixel_loops_plain(); }

#endif
