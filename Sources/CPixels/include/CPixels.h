// Loops over pixels that are worth the vector instructions of the machine they run on: Swift's own vectors are those that every
// machine of a kind has.
//
// A pixel is premultiplied ARGB, the byte order the machine's. Every set of loops gives the same bytes.
#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A picture and how it lies below the screen's pixels.
///
/// The middle of the screen's pixel (column, row) shows the picture at x + column * xOfColumn + row * xOfRow, and y likewise, which
/// count from the middle of the picture's first pixel, in 2^-32 of a pixel. What lies outside shows the nearest pixel of the picture.
typedef struct {
  const uint32_t *pixels;
  /// Pixels from one row to the next.
  ptrdiff_t stride;
  /// 1...32,767.
  int32_t width, height;
  /// Whether the pixels' opacity means nothing.
  bool isOpaque;
  /// Whether the four nearest pixels are blended; else the nearest is shown.
  bool isSmooth;
  int64_t x, xOfColumn, xOfRow;
  int64_t y, yOfColumn, yOfRow;
} PlacedPicture;

/// Pixels of the screen that are written.
typedef struct {
  uint32_t *pixels;
  ptrdiff_t stride;
  /// The column and row of the first of them.
  int32_t column, row;
  int32_t width, height;
} PixelBlock;

/// How much of pixels a shape covers, as differences from each pixel of a row to the next: their running sum is the coverage, 65,536 or
/// -65,536 where that is whole.
typedef struct {
  int32_t *differences;
  /// From one row to the next: a multiple of 8, and more than the width.
  ptrdiff_t stride;
  /// The column and row of the first pixel.
  int64_t left, top;
  int32_t width, height;
} CoverageRows;

/// Adds what lies to the right of an edge of the shape: more where the edge goes down, less where it goes up.
void coverage_add_edge(const CoverageRows *rows, double fromX, double fromY, double toX, double toY);

/// The loops for one kind of machine.
typedef struct {
  /// Replaces pixels by what the picture shows there.
  void (*copy)(const PlacedPicture *picture, const PixelBlock *target);
  /// Blends the picture over pixels, each as far as it is covered; opacity and coverage are 0...255.
  void (*paint)(
    const PlacedPicture *picture, const PixelBlock *target, uint32_t opacity, const uint8_t *coverage, ptrdiff_t coverageStride);
  /// Blends a colour over pixels, each as far as it is covered.
  void (*ink)(uint32_t color, const PixelBlock *target, const uint8_t *coverage, ptrdiff_t coverageStride);
  /// Does the same for coverage as rows of differences, and makes those 0; both are as wide and as high.
  void (*fill)(uint32_t color, const PixelBlock *target, const CoverageRows *coverage);
  /// Blends a picture over pixels one to one, the first of them over the target's first; opacity is 0...255. The opacity of an opaque
  /// picture's own pixels means nothing.
  void (*lay)(const uint32_t *sources, ptrdiff_t stride, bool isOpaque, uint32_t opacity, const PixelBlock *target);
  /// Blends a colour over all pixels.
  void (*flood)(uint32_t color, const PixelBlock *target);
} PixelLoops;

/// The loops that run everywhere.
const PixelLoops *pixel_loops_plain(void);
/// The fastest loops for this machine.
const PixelLoops *pixel_loops_best(void);

/// Copies pixels with red and blue in each other's place, wherever in memory they lie.
void pixels_swap_red_and_blue(const void *sources, void *targets, size_t count);

#endif
