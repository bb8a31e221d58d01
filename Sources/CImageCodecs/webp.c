#include "CImageCodecs.h"
#include "exif.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/encode.h>

static const char *const reasons[] = {"sound", "out of memory", "invalid parameter", "damaged data",
                                      "unsupported feature", "suspended", "stopped", "the file ends too early"};

static int fail(char *message, const char *reason) {
  snprintf(message, MICA_MESSAGE_SIZE, "%s", reason);
  return 0;
}

int mica_webp_head(const uint8_t *bytes, size_t count, mica_image_head *head, char message[MICA_MESSAGE_SIZE]) {
  WebPBitstreamFeatures features;
  VP8StatusCode status = WebPGetFeatures(bytes, count, &features);
  if (status != VP8_STATUS_OK) return fail(message, reasons[status]);
  memset(head, 0, sizeof *head);
  head->width = features.width;
  head->height = features.height;
  head->bitsPerComponent = 8;
  head->hasAlpha = features.has_alpha;
  head->orientation = head->frames = head->loops = 1;
  WebPData data = {bytes, count};
  WebPDemuxer *demuxer = WebPDemux(&data);
  // A truncated file still has a header.
  if (!demuxer) return 1;
  head->frames = WebPDemuxGetI(demuxer, WEBP_FF_FRAME_COUNT);
  head->loops = features.has_animation ? WebPDemuxGetI(demuxer, WEBP_FF_LOOP_COUNT) : 1;
  WebPChunkIterator chunk;
  if (WebPDemuxGetChunk(demuxer, "EXIF", 1, &chunk)) {
    head->orientation = mica_exif_orientation(chunk.chunk.bytes, chunk.chunk.size);
    WebPDemuxReleaseChunkIterator(&chunk);
  }
  WebPDemuxDelete(demuxer);
  return 1;
}

int mica_webp_read(const uint8_t *bytes, size_t count, uint32_t *pixels, size_t pixelsPerRow,
                   char message[MICA_MESSAGE_SIZE]) {
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return fail(message, "another version of libwebp");
  VP8StatusCode status = WebPGetFeatures(bytes, count, &config.input);
  if (status != VP8_STATUS_OK) return fail(message, reasons[status]);
  if (config.input.has_animation) {
    void *frames = mica_webp_frames_open(bytes, count, message);
    if (!frames) return 0;
    int delay, read = mica_webp_frames_next(frames, pixels, pixelsPerRow, &delay);
    mica_webp_frames_close(frames);
    return read == 1 ? 1 : fail(message, reasons[VP8_STATUS_BITSTREAM_ERROR]);
  }
  config.output.colorspace = MODE_bgrA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = (uint8_t *)pixels;
  config.output.u.RGBA.stride = (int)(pixelsPerRow * 4);
  config.output.u.RGBA.size = pixelsPerRow * 4 * config.input.height;
  status = WebPDecode(bytes, count, &config);
  WebPFreeDecBuffer(&config.output);
  return status == VP8_STATUS_OK ? 1 : fail(message, reasons[status]);
}

typedef struct {
  uint8_t *bytes;
  WebPAnimDecoder *decoder;
  WebPAnimInfo info;
  int time;
} frames;

void *mica_webp_frames_open(const uint8_t *bytes, size_t count, char message[MICA_MESSAGE_SIZE]) {
  frames *f = calloc(1, sizeof *f);
  WebPAnimDecoderOptions options;
  // The decoder reads from the bytes for its lifetime.
  if (f && (f->bytes = malloc(count)) && WebPAnimDecoderOptionsInit(&options)) {
    memcpy(f->bytes, bytes, count);
    options.color_mode = MODE_bgrA;
    options.use_threads = 0;
    WebPData data = {f->bytes, count};
    f->decoder = WebPAnimDecoderNew(&data, &options);
    if (f->decoder && WebPAnimDecoderGetInfo(f->decoder, &f->info)) return f;
  }
  fail(message, reasons[VP8_STATUS_BITSTREAM_ERROR]);
  if (f) mica_webp_frames_close(f);
  return NULL;
}

int mica_webp_frames_next(void *sequence, uint32_t *pixels, size_t pixelsPerRow, int *delay) {
  frames *f = sequence;
  if (!WebPAnimDecoderHasMoreFrames(f->decoder)) return 0;
  uint8_t *canvas;
  int end;
  if (!WebPAnimDecoderGetNext(f->decoder, &canvas, &end)) return -1;
  for (uint32_t y = 0; y < f->info.canvas_height; y++)
    memcpy(pixels + y * pixelsPerRow, canvas + (size_t)y * f->info.canvas_width * 4, (size_t)f->info.canvas_width * 4);
  *delay = end - f->time;
  f->time = end;
  return 1;
}

void mica_webp_frames_close(void *sequence) {
  frames *f = sequence;
  if (f->decoder) WebPAnimDecoderDelete(f->decoder);
  free(f->bytes);
  free(f);
}

size_t mica_webp_write(const uint32_t *pixels, size_t pixelsPerRow, uint32_t width, uint32_t height, float quality,
                       uint8_t **file) {
  *file = NULL;
  if (width == 0 || height == 0 || width > WEBP_MAX_DIMENSION || height > WEBP_MAX_DIMENSION) return 0;
  // libwebp takes unpremultiplied colours.
  uint8_t *plain = malloc((size_t)width * height * 4);
  if (!plain) return 0;
  for (uint32_t y = 0; y < height; y++)
    for (uint32_t x = 0; x < width; x++) {
      uint32_t pixel = pixels[y * pixelsPerRow + x], alpha = pixel >> 24;
      uint8_t *out = plain + ((size_t)y * width + x) * 4;
      for (int channel = 0; channel < 3; channel++) {
        uint32_t value = pixel >> (8 * channel) & 255;
        value = alpha ? (value * 255 + alpha / 2) / alpha : 0;
        out[channel] = value > 255 ? 255 : value;
      }
      out[3] = alpha;
    }
  int stride = (int)width * 4;
  size_t size = quality < 0 ? WebPEncodeLosslessBGRA(plain, width, height, stride, file)
                            : WebPEncodeBGRA(plain, width, height, stride, quality, file);
  free(plain);
  return size;
}

void mica_webp_free(uint8_t *file) { WebPFree(file); }
