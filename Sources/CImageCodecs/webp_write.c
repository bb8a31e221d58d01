#include "CImageCodecs.h"

#include <stdio.h>
#include <stdlib.h>

#include <webp/encode.h>
#include <webp/mux.h>

typedef struct {
  WebPAnimEncoder *encoder;
  WebPConfig config;
  int width, height;
} writer;

static int fail(char *message, const char *reason) {
  snprintf(message, MICA_MESSAGE_SIZE, "%s", reason);
  return 0;
}

void *mica_webp_writer_open(int width, int height, float quality, int loops, char message[MICA_MESSAGE_SIZE]) {
  writer *w = calloc(1, sizeof *w);
  WebPAnimEncoderOptions options;
  if (w && WebPAnimEncoderOptionsInit(&options) && WebPConfigInit(&w->config) &&
      (quality >= 0 || WebPConfigLosslessPreset(&w->config, 2))) {
    if (quality >= 0) w->config.quality = quality;
    options.anim_params.loop_count = loops;
    w->width = width, w->height = height;
    w->encoder = WebPAnimEncoderNew(width, height, &options);
    if (w->encoder) return w;
  }
  fail(message, "libwebp makes no encoder of this size");
  if (w) mica_webp_writer_close(w);
  return NULL;
}

/// Returns the unpremultiplied colour of a premultiplied pixel.
static uint32_t straight(uint32_t pixel) {
  uint32_t alpha = pixel >> 24;
  if (alpha == 255 || alpha == 0) return alpha ? pixel : 0;
  uint32_t result = alpha << 24;
  for (int shift = 0; shift <= 16; shift += 8) {
    uint32_t part = ((pixel >> shift & 255) * 255 + alpha / 2) / alpha;
    result |= (part > 255 ? 255 : part) << shift;
  }
  return result;
}

int mica_webp_writer_add(void *opened, const uint32_t *pixels, size_t pixelsPerRow, int milliseconds,
                         char message[MICA_MESSAGE_SIZE]) {
  writer *w = opened;
  WebPPicture picture;
  if (!WebPPictureInit(&picture)) return fail(message, "another version of libwebp");
  picture.use_argb = 1;
  picture.width = w->width, picture.height = w->height;
  if (!WebPPictureAlloc(&picture)) return fail(message, "out of memory");
  for (int y = 0; y < w->height; y++)
    for (int x = 0; x < w->width; x++)
      picture.argb[(size_t)y * picture.argb_stride + x] = straight(pixels[y * pixelsPerRow + x]);
  int added = WebPAnimEncoderAdd(w->encoder, &picture, milliseconds, &w->config);
  WebPPictureFree(&picture);
  return added ? 1 : fail(message, WebPAnimEncoderGetError(w->encoder));
}

int mica_webp_writer_finish(void *opened, int milliseconds, mica_write write, void *context,
                            char message[MICA_MESSAGE_SIZE]) {
  writer *w = opened;
  WebPData data;
  WebPDataInit(&data);
  // An empty picture marks the end of the last one.
  int made = WebPAnimEncoderAdd(w->encoder, NULL, milliseconds, NULL) && WebPAnimEncoderAssemble(w->encoder, &data);
  if (!made) return fail(message, WebPAnimEncoderGetError(w->encoder));
  write(context, data.bytes, data.size);
  WebPDataClear(&data);
  return 1;
}

void mica_webp_writer_close(void *opened) {
  writer *w = opened;
  if (w->encoder) WebPAnimEncoderDelete(w->encoder);
  free(w);
}
