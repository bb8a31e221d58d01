// The arithmetic of the loops: 8-bit components, and fractions in units of 1/255.
#ifndef ARITHMETIC_H
#define ARITHMETIC_H

#include <stdint.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Returns a pixel with every component multiplied by amount / 255, rounded.
static inline uint32_t scaled(uint32_t pixel, uint32_t amount) {
  uint32_t outer = (pixel & 0xFF00FF) * amount + 0x800080, inner = (pixel >> 8 & 0xFF00FF) * amount + 0x800080;
  outer = ((outer + (outer >> 8 & 0xFF00FF)) >> 8) & 0xFF00FF;
  inner = (inner + (inner >> 8 & 0xFF00FF)) & 0xFF00FF00;
  return outer | inner;
}

#if defined(__x86_64__)

// Divides 16-bit numbers of at most 255 * 255 by 255, rounded.
__attribute__((target("avx2"), always_inline)) static inline __m256i over255(__m256i products) {
  products = _mm256_add_epi16(products, _mm256_set1_epi16(128));
  return _mm256_srli_epi16(_mm256_add_epi16(products, _mm256_srli_epi16(products, 8)), 8);
}

// Multiplies four source pixels by amounts and blends them over four target pixels, all with 16 bits a
// component.
__attribute__((target("avx2"), always_inline)) static inline __m256i
over(__m256i source, __m256i target, __m256i amount) {
  const __m256i opacities = _mm256_setr_epi8(
    6, 7, 6, 7, 6, 7, 6, 7, 14, 15, 14, 15, 14, 15, 14, 15, 6, 7, 6, 7, 6, 7, 6, 7, 14, 15, 14, 15, 14, 15, 14, 15);
  source = over255(_mm256_mullo_epi16(source, amount));
  __m256i rest = _mm256_sub_epi16(_mm256_set1_epi16(255), _mm256_shuffle_epi8(source, opacities));
  return _mm256_add_epi16(source, over255(_mm256_mullo_epi16(target, rest)));
}

#endif

#endif
