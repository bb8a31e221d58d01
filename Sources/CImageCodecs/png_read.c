#include "CImageCodecs.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The rest of the file, and the error handler.
typedef struct {
  const uint8_t *bytes;
  size_t count;
  char *message;
  jmp_buf escape;
} reader;

static void fail(png_structp png, png_const_charp text) {
  reader *r = png_get_error_ptr(png);
  snprintf(r->message, MICA_MESSAGE_SIZE, "%s", text);
  longjmp(r->escape, 1);
}

static void ignore(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static void take(png_structp png, png_bytep into, size_t count) {
  reader *r = png_get_io_ptr(png);
  if (count > r->count) png_error(png, "the file ends too early");
  memcpy(into, r->bytes, count);
  r->bytes += count;
  r->count -= count;
}

// Creates a reader of the file. The caller has set r->escape, and reads `info` after a jump there.
static png_structp start(reader *r, png_infop volatile *info) {
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, r, fail, ignore);
  if (!png) return NULL;
  *info = png_create_info_struct(png);
  if (!*info) {
    png_destroy_read_struct(&png, NULL, NULL);
    return NULL;
  }
  png_set_read_fn(png, r, take);
  // Limits the memory for text and colour profile chunks, which may be decompression bombs.
  png_set_chunk_malloc_max(png, 8 << 20);
  png_set_chunk_cache_max(png, 256);
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
  return png;
}

static void finish(png_structp png, png_infop info) {
  if (png) png_destroy_read_struct(&png, &info, NULL);
}

// Returns a nonzero value if pixels may be translucent, by an alpha channel or by a table.
static int carriesAlpha(png_structp png, png_infop info) {
  return (png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA) || png_get_valid(png, info, PNG_INFO_tRNS);
}

int mica_png_head(const uint8_t *bytes, size_t count, mica_image_head *head,
                 char message[MICA_MESSAGE_SIZE]) {
  reader r = {bytes, count, message};
  png_infop volatile info = NULL;
  png_structp volatile png = NULL;
  snprintf(message, MICA_MESSAGE_SIZE, "out of memory");
  if (setjmp(r.escape)) {
    finish(png, info);
    return 0;
  }
  png = start(&r, &info);
  if (!png) return 0;
  png_read_info(png, info);
  memset(head, 0, sizeof *head);
  head->width = png_get_image_width(png, info);
  head->height = png_get_image_height(png, info);
  head->bitsPerComponent = png_get_bit_depth(png, info);
  head->hasAlpha = carriesAlpha(png, info);
  head->isGray = !(png_get_color_type(png, info) & PNG_COLOR_MASK_COLOR);
  head->orientation = head->frames = head->loops = 1;
  head->dpiX = png_get_x_pixels_per_meter(png, info) * 0.0254;
  head->dpiY = png_get_y_pixels_per_meter(png, info) * 0.0254;
  finish(png, info);
  return 1;
}

static void premultiply(uint32_t *row, uint32_t width) {
  for (uint32_t x = 0; x < width; x++) {
    uint32_t p = row[x], a = p >> 24;
    if (a == 255) continue;
    // (v * a) / 255, rounded, exactly.
    uint32_t rb = (p & 0xff00ff) * a + 0x800080;
    uint32_t g = ((p >> 8) & 0xff) * a + 0x80;
    rb = ((rb + ((rb >> 8) & 0xff00ff)) >> 8) & 0xff00ff;
    g = ((g + (g >> 8)) >> 8) & 0xff;
    row[x] = a << 24 | rb | g << 8;
  }
}

int mica_png_read(const uint8_t *bytes, size_t count, uint32_t *pixels, size_t pixelsPerRow,
                  char message[MICA_MESSAGE_SIZE]) {
  reader r = {bytes, count, message};
  png_infop volatile info = NULL;
  png_structp volatile png = NULL;
  volatile uint32_t seeThroughRows = 0;
  snprintf(message, MICA_MESSAGE_SIZE, "out of memory");
  if (setjmp(r.escape)) {
    // The rows that were read are kept, for partial images.
    for (uint32_t y = 0; y < seeThroughRows; y++)
      premultiply(pixels + y * pixelsPerRow, png_get_image_width(png, info));
    finish(png, info);
    return 0;
  }
  png = start(&r, &info);
  if (!png) return 0;
  // An incomplete file is read in small steps, so that its available data becomes rows.
  if (count < 8 || memcmp(bytes + count - 8, "IEND", 4) != 0) png_set_compression_buffer_size(png, 256);
  png_read_info(png, info);
  uint32_t width = png_get_image_width(png, info), height = png_get_image_height(png, info);
  int hasAlpha = carriesAlpha(png, info);
  // Convert any format to eight bits of blue, green, red and alpha: a native word.
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_bgr(png);
  png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != (size_t)width * 4) png_error(png, "unexpected pixel layout");
  if (hasAlpha) seeThroughRows = height;
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < height; y++) png_read_row(png, (png_bytep)(pixels + y * pixelsPerRow), NULL);
  png_read_end(png, NULL);
  if (hasAlpha)
    for (uint32_t y = 0; y < height; y++) premultiply(pixels + y * pixelsPerRow, width);
  finish(png, info);
  return 1;
}
