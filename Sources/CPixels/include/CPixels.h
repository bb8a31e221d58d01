// Loops over pixels that are worth using the vector instructions of the machine: Swift's own vectors use only
// those that every machine of an architecture has.
//
// A pixel is premultiplied ARGB in native byte order. Every set of loops gives the same bytes.
#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// An image and its placement below the pixels of the screen.
///
/// The center of the screen pixel (column, row) shows the image at x + column * xOfColumn + row * xOfRow, and
/// y likewise, in 2^-32 of a pixel from the center of the first pixel of the image. Outside the image, its
/// nearest pixel is shown.
typedef struct {
  const uint32_t *pixels;
  /// The number of pixels from one row to the next.
  ptrdiff_t stride;
  /// 1...32,767.
  int32_t width, height;
  /// A Boolean value that indicates whether the alpha of the pixels is ignored.
  bool isOpaque;
  /// A Boolean value that determines whether the four nearest pixels are blended; otherwise the nearest is
  /// shown.
  bool isSmooth;
  int64_t x, xOfColumn, xOfRow;
  int64_t y, yOfColumn, yOfRow;
} PlacedPicture;

/// A block of screen pixels to write.
typedef struct {
  uint32_t *pixels;
  ptrdiff_t stride;
  /// The column and row of the first pixel.
  int32_t column, row;
  int32_t width, height;
} PixelBlock;

/// The coverage of pixels by a shape, as differences from each pixel of a row to the next: their running sum
/// is the coverage, 65,536 or -65,536 for full coverage.
typedef struct {
  int32_t *differences;
  /// The number of differences from one row to the next: a multiple of 8, and more than the width.
  ptrdiff_t stride;
  /// The column and row of the first pixel.
  int64_t left, top;
  int32_t width, height;
} CoverageRows;

/// Adds the area to the right of an edge of the shape: positive if the edge goes down, negative if it goes
/// up.
void coverage_add_edge(const CoverageRows *rows, double fromX, double fromY, double toX, double toY);

/// The loops for one kind of machine.
typedef struct {
  /// Replaces pixels with the image.
  void (*copy)(const PlacedPicture *picture, const PixelBlock *target);
  /// Blends the image over pixels, weighted by coverage. Opacity and coverage are 0...255.
  void (*paint)(
    const PlacedPicture *picture, const PixelBlock *target, uint32_t opacity, const uint8_t *coverage, ptrdiff_t coverageStride);
  /// Blends a colour over pixels, weighted by coverage.
  void (*ink)(uint32_t color, const PixelBlock *target, const uint8_t *coverage, ptrdiff_t coverageStride);
  /// Blends a colour over pixels, weighted by coverage in rows of differences, and clears those; both have
  /// the same width and height.
  void (*fill)(uint32_t color, const PixelBlock *target, const CoverageRows *coverage);
  /// Blends an image over pixels one to one, starting at the first pixel of the target. The opacity is
  /// 0...255. The alpha of the pixels of an opaque image is ignored.
  void (*lay)(const uint32_t *sources, ptrdiff_t stride, bool isOpaque, uint32_t opacity, const PixelBlock *target);
  /// Blends a colour over all pixels.
  void (*flood)(uint32_t color, const PixelBlock *target);
} PixelLoops;

/// Returns the portable loops.
const PixelLoops *pixel_loops_plain(void);
/// Returns the fastest loops for this machine.
const PixelLoops *pixel_loops_best(void);

/// Copies pixels with red and blue exchanged; neither pointer needs to be aligned.
void pixels_swap_red_and_blue(const void *sources, void *targets, size_t count);

#endif
