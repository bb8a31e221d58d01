// Reading and writing of PNG, JPEG and WebP with libpng, libjpeg and libwebp.
//
// The first two report errors by longjmp, which must not cross Swift frames: every call here ends inside C
// and reports errors by its return value. Pixels are premultiplied ARGB in native 32-bit words, the top row
// first.
#ifndef CIMAGECODECS_H
#define CIMAGECODECS_H

#include <stddef.h>
#include <stdint.h>

enum { MICA_MESSAGE_SIZE = 200 };

/// The properties in the header of an image file.
typedef struct {
  uint32_t width;
  uint32_t height;
  int bitsPerComponent;
  int hasAlpha;
  int isGray;
  /// The Exif orientation, 1...8; 1 if there is none.
  int orientation;
  /// Pixels per inch; 0 if the file does not specify them.
  double dpiX;
  double dpiY;
  /// The number of frames, and the number of times they are played; 0 is infinite.
  int frames;
  int loops;
} mica_image_head;

/// Reads the header of a PNG file. Returns 1, or 0 with a message.
int mica_png_head(const uint8_t *bytes, size_t count, mica_image_head *head, char message[MICA_MESSAGE_SIZE]);

/// Reads a PNG file into pixels of the size in its header. Returns 1, or 0 with a message.
int mica_png_read(const uint8_t *bytes, size_t count, uint32_t *pixels, size_t pixelsPerRow,
                  char message[MICA_MESSAGE_SIZE]);

/// Reads the header of a JPEG file. Returns 1, or 0 with a message.
int mica_jpeg_head(const uint8_t *bytes, size_t count, mica_image_head *head, char message[MICA_MESSAGE_SIZE]);

/// Reads a JPEG file into pixels of the size in its header. Returns 1, or 0 with a message.
int mica_jpeg_read(const uint8_t *bytes, size_t count, uint32_t *pixels, size_t pixelsPerRow,
                   char message[MICA_MESSAGE_SIZE]);
/// Reads a JPEG file that is not complete yet. The pixels contain what could be read, even if the function
/// returns 0.
int mica_jpeg_read_part(const uint8_t *bytes, size_t count, uint32_t *pixels, size_t pixelsPerRow,
                        char message[MICA_MESSAGE_SIZE]);

/// Reads the header of a WebP file. Returns 1, or 0 with a message.
int mica_webp_head(const uint8_t *bytes, size_t count, mica_image_head *head, char message[MICA_MESSAGE_SIZE]);

/// Reads a WebP file, or the first frame of an animation, into pixels of the size in its header. Returns 1,
/// or 0 with a message.
int mica_webp_read(const uint8_t *bytes, size_t count, uint32_t *pixels, size_t pixelsPerRow,
                   char message[MICA_MESSAGE_SIZE]);

/// Opens the frames of a WebP file from a copy of the bytes. Returns NULL, with a message, if it is damaged.
void *mica_webp_frames_open(const uint8_t *bytes, size_t count, char message[MICA_MESSAGE_SIZE]);

/// Reads the next frame, composited over the previous ones, and its duration in milliseconds. Returns 1, 0
/// after the last frame, or -1 if the file is damaged.
int mica_webp_frames_next(void *frames, uint32_t *pixels, size_t pixelsPerRow, int *delay);
void mica_webp_frames_close(void *frames);

/// A function that receives the next bytes of a file. It returns 0 to stop.
typedef int (*mica_write)(void *context, const uint8_t *bytes, size_t count);

/// Writes a PNG file. Returns 1, or 0 if there is not enough memory or `write` stops.
int mica_png_write(const uint32_t *pixels, size_t pixelsPerRow, uint32_t width, uint32_t height, int isOpaque,
                   double dpi, mica_write write, void *context);

/// Writes a JPEG file of quality 1...100 over white, with the Exif orientation if that is not 1. Returns 1,
/// or 0 with a message.
int mica_jpeg_write(const uint32_t *pixels, size_t pixelsPerRow, uint32_t width, uint32_t height, int quality,
                    int orientation, mica_write write, void *context, char message[MICA_MESSAGE_SIZE]);

/// Encodes a WebP file of quality 0...100, or a lossless one if the quality is negative. Returns its size, or
/// 0 if that fails. The bytes are freed with `mica_webp_free`.
size_t mica_webp_write(const uint32_t *pixels, size_t pixelsPerRow, uint32_t width, uint32_t height, float quality,
                       uint8_t **file);
void mica_webp_free(uint8_t *file);

/// Opens an animated WebP file with images of quality 0...100, or lossless ones if the quality is negative.
/// `loops` is the number of times it plays; 0 is infinite. Returns NULL, with a message, if that fails.
void *mica_webp_writer_open(int width, int height, float quality, int loops, char message[MICA_MESSAGE_SIZE]);

/// Adds an image of the size of the animation, shown from `milliseconds` on. Returns 1, or 0 with a message.
int mica_webp_writer_add(void *writer, const uint32_t *pixels, size_t pixelsPerRow, int milliseconds,
                         char message[MICA_MESSAGE_SIZE]);

/// Writes the file, whose last image ends at `milliseconds`. Returns 1, or 0 with a message.
int mica_webp_writer_finish(void *writer, int milliseconds, mica_write write, void *context,
                            char message[MICA_MESSAGE_SIZE]);
void mica_webp_writer_close(void *writer);

#endif
