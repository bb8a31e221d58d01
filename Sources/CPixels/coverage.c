#include "CPixels.h"

// Every product is rounded before it is added, so that an image is the same on all machines.
#pragma STDC FP_CONTRACT OFF

static int64_t floor_of(double value) {
  int64_t whole = (int64_t)value;
  return (double)whole > value ? whole - 1 : whole;
}

// An edge to the left of the row covers all of it, one to the right none of it.
static inline void put(int32_t *row, int64_t index, int64_t width, int32_t value) {
  if (index <= width) row[index < 0 ? 0 : index] += value;
}

// Adds a piece of an edge within one row, from `x0` to `x1`, with x0 <= x1, of the given height.
static void add_piece(int32_t *row, int64_t width, int64_t left, int32_t height, double x0, double x1) {
  const int64_t first = floor_of(x0), place = first - left;
  const double start = (double)first;
  if (x1 <= start + 1) {
    const int32_t covered = (int32_t)((double)height * (1 - ((x0 + x1) / 2 - start)));
    put(row, place, width, covered);
    put(row, place + 1, width, height - covered);
    return;
  }
  // The height grows linearly from x0 to x1; the coverage of a pixel is the mean within it.
  const double rate = 1 / (x1 - x0);
  const int64_t last = floor_of(x1);
  int32_t before = 0;
  for (int64_t index = first; index <= last; index++) {
    const double from = x0 > (double)index ? x0 : (double)index, to = x1 < (double)(index + 1) ? x1 : (double)(index + 1);
    const double passed = ((from - x0) + (to - x0)) / 2 * rate * (to - from) + ((double)(index + 1) - to);
    const int32_t covered = (int32_t)((double)height * passed);
    put(row, index - left, width, covered - before);
    before = covered;
  }
  put(row, last + 1 - left, width, height - before);
}

void coverage_add_edge(const CoverageRows *rows, double fromX, double fromY, double toX, double toY) {
  const int isDown = fromY < toY;
  const double ax = isDown ? fromX : toX, top = isDown ? fromY : toY, bx = isDown ? toX : fromX, bottom = isDown ? toY : fromY;
  const int64_t endOfRows = rows->top + rows->height;
  if (!(top < bottom && bottom > (double)rows->top && top < (double)endOfRows)) return;
  const double slope = (bx - ax) / (bottom - top);
  const int64_t after = floor_of(bottom) + 1, first = floor_of(top);
  const int64_t end = after < endOfRows ? after : endOfRows;
  for (int64_t y = first > rows->top ? first : rows->top; y < end; y++) {
    const double y0 = top > (double)y ? top : (double)y, y1 = bottom < (double)(y + 1) ? bottom : (double)(y + 1);
    const double x0 = ax + (y0 - top) * slope, x1 = ax + (y1 - top) * slope;
    // Heights are differences of rounded positions, so that those of a closed outline cancel.
    const int32_t height = (int32_t)((y1 - (double)y) * 65536) - (int32_t)((y0 - (double)y) * 65536);
    int32_t *row = rows->differences + (y - rows->top) * rows->stride;
    add_piece(row, rows->width, rows->left, isDown ? height : -height, x0 <= x1 ? x0 : x1, x0 <= x1 ? x1 : x0);
  }
}
