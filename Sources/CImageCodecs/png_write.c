// Writes PNG files of screens quickly.
//
// Screens are mostly flat, so every row is stored as its difference from the row above (filter "up") and runs
// of equal pixels become matches at the distance of one pixel; nothing else is searched. Each block gets its own
// Huffman code, and what equals the row above costs one comparison.
//
// CPU time and size for 1170 x 2532, one core, beside cairo_surface_write_to_png (zlib's defaults):
//   white          1.5 ms    14 KB     79 ms    14 KB
//   20 boxes       5.3 ms    99 KB     70 ms    92 KB    (workload W7)
//   full of text    15 ms   1.2 MB    103 ms   0.6 MB
//   photograph      38 ms   5.1 MB    877 ms   3.6 MB
//   translucent     11 ms    18 KB     93 ms    17 KB
#include "CImageCodecs.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum { LITERALS = 286, LENGTH_CODES = 19, BLOCK_TOKENS = 1 << 16, OUTPUT = 1 << 16 };

// A token is a literal byte, or 256 plus a match length of 3...258.
typedef struct {
  mica_write write;
  void *context;
  int failed;
  uint64_t bits;
  int bitCount;
  size_t used;
  size_t tokens;
  uint32_t frequency[LITERALS];
  uint16_t token[BLOCK_TOKENS + 8];
  uint8_t output[OUTPUT + 64];
} encoder;

static uint16_t lengthSymbol[259];
static uint8_t lengthExtraBits[259];
static uint16_t lengthBase[259];

__attribute__((constructor)) static void fillLengthTables(void) {
  static const uint16_t base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                    31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
  static const uint8_t extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1,
                                    2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
  for (int length = 3, code = 0; length <= 258; length++) {
    while (code < 28 && base[code + 1] <= length) code++;
    lengthSymbol[length] = 257 + code;
    lengthExtraBits[length] = extra[code];
    lengthBase[length] = base[code];
  }
}

static void put32(uint8_t *at, uint32_t value) {
  at[0] = value >> 24;
  at[1] = value >> 16;
  at[2] = value >> 8;
  at[3] = value;
}

// One chunk: length, name, content, checksum.
static int chunk(encoder *e, const char *name, const uint8_t *content, size_t count) {
  uint8_t head[8], tail[4];
  put32(head, (uint32_t)count);
  memcpy(head + 4, name, 4);
  uLong sum = crc32(0, head + 4, 4);
  if (count) sum = crc32(sum, content, (uInt)count);
  put32(tail, (uint32_t)sum);
  return e->write(e->context, head, 8) && (count == 0 || e->write(e->context, content, count)) &&
         e->write(e->context, tail, 4);
}

static void spill(encoder *e) {
  if (e->used && !e->failed && !chunk(e, "IDAT", e->output, e->used)) e->failed = 1;
  e->used = 0;
}

// Appends up to 32 bits, the least significant first.
static inline void putBits(encoder *e, uint32_t value, int count) {
  e->bits |= (uint64_t)value << e->bitCount;
  e->bitCount += count;
  if (e->bitCount >= 32) {
    uint32_t word = (uint32_t)e->bits;
    memcpy(e->output + e->used, &word, 4);
    e->used += 4;
    e->bits >>= 32;
    e->bitCount -= 32;
    if (e->used >= OUTPUT) spill(e);
  }
}

// Computes code lengths of at most `limit` bits for symbols with these frequencies; at least two symbols get
// one.
static void codeLengths(const uint32_t *frequency, int count, int limit, uint8_t *lengths) {
  struct node { uint32_t weight; int left, right; } node[2 * LITERALS];
  uint32_t scaled[LITERALS];
  memcpy(scaled, frequency, count * sizeof *scaled);
  for (int symbol = 0, used = 0; symbol < count; symbol++) {
    if (scaled[symbol]) used++;
    if (symbol == count - 1 && used < 2)
      for (int s = 0; s < count && used < 2; s++)
        if (!scaled[s]) scaled[s] = 1, used++;
  }
  for (;;) {
    int heap[LITERALS + 1], size = 0, next = count;
    memset(lengths, 0, count);
    for (int s = 0; s < count; s++)
      if (scaled[s]) {
        node[s] = (struct node){scaled[s], -1, -1};
        int at = ++size;
        while (at > 1 && node[heap[at / 2]].weight > scaled[s]) heap[at] = heap[at / 2], at /= 2;
        heap[at] = s;
      }
    while (size > 1) {
      int pair[2];
      for (int k = 0; k < 2; k++) {
        pair[k] = heap[1];
        int last = heap[size--], at = 1;
        while (2 * at <= size) {
          int child = 2 * at;
          if (child < size && node[heap[child + 1]].weight < node[heap[child]].weight) child++;
          if (node[heap[child]].weight >= node[last].weight) break;
          heap[at] = heap[child];
          at = child;
        }
        heap[at] = last;
      }
      node[next] = (struct node){node[pair[0]].weight + node[pair[1]].weight, pair[0], pair[1]};
      int at = ++size;
      while (at > 1 && node[heap[at / 2]].weight > node[next].weight) heap[at] = heap[at / 2], at /= 2;
      heap[at] = next++;
    }
    int deepest = 0, depth[2 * LITERALS];
    depth[next - 1] = 0;
    for (int n = next - 1; n >= 0; n--) {
      if (n < count) {
        if (scaled[n]) lengths[n] = depth[n], deepest = depth[n] > deepest ? depth[n] : deepest;
      } else {
        depth[node[n].left] = depth[node[n].right] = depth[n] + 1;
      }
    }
    if (deepest <= limit) return;
    // Flatten the frequencies until the code is short enough.
    for (int s = 0; s < count; s++)
      if (scaled[s]) scaled[s] = scaled[s] / 4 + 1;
  }
}

// Computes the codes of the given lengths, with the bits reversed for deflate.
static void codes(const uint8_t *lengths, int count, uint16_t *code) {
  int perLength[16] = {0}, next[16], value = 0;
  for (int s = 0; s < count; s++) perLength[lengths[s]]++;
  perLength[0] = 0;
  for (int length = 1; length < 16; length++) next[length] = value = (value + perLength[length - 1]) << 1;
  for (int s = 0; s < count; s++) {
    int v = lengths[s] ? next[lengths[s]]++ : 0, reversed = 0;
    for (int bit = 0; bit < lengths[s]; bit++) reversed = reversed << 1 | (v >> bit & 1);
    code[s] = reversed;
  }
}

// Writes the tokens collected so far as one block with a Huffman code of its own.
static void flushBlock(encoder *e, int distanceSymbol, int isLast) {
  uint8_t lengths[LITERALS + 32] = {0}, lengthLengths[LENGTH_CODES];
  uint16_t code[LITERALS], lengthCode[LENGTH_CODES];
  uint32_t lengthFrequency[LENGTH_CODES] = {0};
  e->frequency[256] = 1;
  codeLengths(e->frequency, LITERALS, 15, lengths);
  codes(lengths, LITERALS, code);
  // Only one distance is used; it gets a code of one bit.
  int distances = distanceSymbol + 1;
  lengths[LITERALS + distanceSymbol] = 1;
  int total = LITERALS + distances;

  // The code lengths themselves, runs packed: 16 repeats the last, 17 and 18 are zeros.
  uint8_t packed[2 * (LITERALS + 32)];
  int packedCount = 0;
  for (int i = 0; i < total;) {
    int run = 1;
    while (i + run < total && lengths[i + run] == lengths[i]) run++;
    i += run;
    int value = lengths[i - 1];
    if (value == 0) {
      while (run >= 3) {
        int part = run > 138 ? 138 : run;
        packed[packedCount++] = part > 10 ? 18 : 17;
        packed[packedCount++] = part > 10 ? part - 11 : part - 3;
        run -= part;
      }
    } else {
      packed[packedCount++] = value;
      packed[packedCount++] = 0;
      run--;
      while (run >= 3) {
        int part = run > 6 ? 6 : run;
        packed[packedCount++] = 16;
        packed[packedCount++] = part - 3;
        run -= part;
      }
    }
    while (run-- > 0) packed[packedCount++] = value, packed[packedCount++] = 0;
  }
  for (int i = 0; i < packedCount; i += 2) lengthFrequency[packed[i]]++;
  codeLengths(lengthFrequency, LENGTH_CODES, 7, lengthLengths);
  codes(lengthLengths, LENGTH_CODES, lengthCode);
  static const uint8_t order[LENGTH_CODES] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  int sent = LENGTH_CODES;
  while (sent > 4 && lengthLengths[order[sent - 1]] == 0) sent--;

  putBits(e, isLast ? 1 : 0, 1);
  putBits(e, 2, 2);
  putBits(e, LITERALS - 257, 5);
  putBits(e, distances - 1, 5);
  putBits(e, sent - 4, 4);
  for (int i = 0; i < sent; i++) putBits(e, lengthLengths[order[i]], 3);
  for (int i = 0; i < packedCount; i += 2) {
    int symbol = packed[i];
    putBits(e, lengthCode[symbol], lengthLengths[symbol]);
    if (symbol >= 16) putBits(e, packed[i + 1], symbol == 16 ? 2 : symbol == 17 ? 3 : 7);
  }
  for (size_t i = 0; i < e->tokens; i++) {
    int token = e->token[i];
    if (token < 256) {
      putBits(e, code[token], lengths[token]);
    } else {
      int length = token - 256, symbol = lengthSymbol[length];
      putBits(e, code[symbol], lengths[symbol]);
      // The extra bits of the length, then the distance: code 0 of one bit.
      putBits(e, length - lengthBase[length], lengthExtraBits[length] + 1);
    }
  }
  putBits(e, code[256], lengths[256]);
  e->tokens = 0;
  memset(e->frequency, 0, sizeof e->frequency);
}

static inline void literal(encoder *e, uint8_t byte) {
  e->token[e->tokens++] = byte;
  e->frequency[byte]++;
}

static inline void match(encoder *e, size_t count) {
  while (count) {
    // A match is at least three bytes long, so the last two share the rest.
    size_t part = count > 258 ? (count - 258 < 3 ? 255 : 258) : count;
    e->token[e->tokens++] = 256 + part;
    e->frequency[lengthSymbol[part]]++;
    count -= part;
  }
}

// Converts pixels to unpremultiplied ones. Neighbours are often equal, and a division for each is slow.
static void straighten(const uint32_t *from, uint32_t *to, uint32_t count) {
  uint32_t last = 0, converted = 0;
  for (uint32_t x = 0; x < count; x++) {
    uint32_t p = from[x], a = p >> 24;
    if (p != last) {
      last = p;
      if (a == 255 || a == 0) {
        converted = a ? p : 0;
      } else {
        uint32_t half = a / 2;
        uint32_t r = ((p >> 16 & 255) * 255 + half) / a, g = ((p >> 8 & 255) * 255 + half) / a,
                 b = ((p & 255) * 255 + half) / a;
        converted = a << 24 | (r > 255 ? 255 : r) << 16 | (g > 255 ? 255 : g) << 8 | (b > 255 ? 255 : b);
      }
    }
    to[x] = converted;
  }
}

// Returns the difference of each byte, modulo 256.
static inline uint32_t minus(uint32_t a, uint32_t b) {
  return ((a | 0x80808080u) - (b & 0x7f7f7f7fu)) ^ ((a ^ ~b) & 0x80808080u);
}

// Writes a run of equal pixels: the first as literals, the others as a match.
static inline void emitRun(encoder *e, const uint8_t *pixel, int bytesPerPixel, size_t count,
                           int distanceSymbol) {
  size_t run = (count - 1) * bytesPerPixel;
  if (e->tokens + run / 255 + 8 > BLOCK_TOKENS) flushBlock(e, distanceSymbol, 0);
  for (int i = 0; i < bytesPerPixel; i++) literal(e, pixel[i]);
  match(e, run);
}

// Returns the Adler-32 checksum after `count` zero bytes: its first half stays, the second grows by the first
// once per byte.
static uLong addZeros(uLong sum, size_t count) {
  uLong first = sum & 0xffff;
  return ((sum >> 16) + count % 65521 * first) % 65521 << 16 | first;
}

static int allOpaque(const uint32_t *pixels, size_t pixelsPerRow, uint32_t width, uint32_t height) {
  for (uint32_t y = 0; y < height; y++) {
    const uint32_t *row = pixels + y * pixelsPerRow;
    uint32_t all = 0xff000000u;
    for (uint32_t x = 0; x < width; x++) all &= row[x];
    if (all != 0xff000000u) return 0;
  }
  return 1;
}

int mica_png_write(const uint32_t *pixels, size_t pixelsPerRow, uint32_t width, uint32_t height, int isOpaque,
                   double dpi, mica_write write, void *context) {
  int bytesPerPixel = isOpaque || allOpaque(pixels, pixelsPerRow, width, height) ? 3 : 4;
  size_t rowBytes = (size_t)width * bytesPerPixel + 1;
  encoder *e = malloc(sizeof *e);
  uint32_t *difference = malloc(width * sizeof *difference), *kept = calloc(2 * (size_t)width, sizeof *kept);
  uint8_t *row = malloc(rowBytes);
  int result = 0;
  if (!e || !difference || !kept || !row) goto done;
  memset(e, 0, offsetof(encoder, token));
  e->write = write;
  e->context = context;

  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  uint8_t head[13] = {0};
  put32(head, width);
  put32(head + 4, height);
  head[8] = 8;
  head[9] = bytesPerPixel == 3 ? 2 : 6;
  static const uint8_t perceptual[1] = {0};
  if (!write(context, signature, 8) || !chunk(e, "IHDR", head, 13) || !chunk(e, "sRGB", perceptual, 1))
    goto done;
  if (dpi > 0) {
    uint8_t size[9];
    put32(size, (uint32_t)(dpi / 0.0254 + 0.5));
    put32(size + 4, (uint32_t)(dpi / 0.0254 + 0.5));
    size[8] = 1;
    if (!chunk(e, "pHYs", size, 9)) goto done;
  }

  int distanceSymbol = bytesPerPixel - 1;
  e->output[0] = 0x78;
  e->output[1] = 0x01;
  e->used = 2;
  uLong sum = adler32(0, NULL, 0);
  static const uint8_t zero[4] = {0};
  uint32_t *straightRow = kept, *straightAbove = kept + width;
  for (uint32_t y = 0; y < height; y++) {
    const uint32_t *source = pixels + y * pixelsPerRow, *above = source - pixelsPerRow;
    // Only the range that differs from the row above is processed; the rest is zero.
    uint32_t first = 0, last = width;
    if (y > 0) {
      while (first + 64 <= width && memcmp(source + first, above + first, 256) == 0) first += 64;
      while (first < width && source[first] == above[first]) first++;
      while (last >= first + 64 && memcmp(source + last - 64, above + last - 64, 256) == 0) last -= 64;
      while (last > first && source[last - 1] == above[last - 1]) last--;
    } else {
      above = kept;
    }
    if (e->tokens + 8 > BLOCK_TOKENS) flushBlock(e, distanceSymbol, 0);
    literal(e, 2);
    row[0] = 2;
    sum = adler32(sum, row, 1);
    if (first > 0) {
      emitRun(e, zero, bytesPerPixel, first, distanceSymbol);
      sum = addZeros(sum, (size_t)first * bytesPerPixel);
    }
    if (first == last) continue;
    if (bytesPerPixel == 4) {
      memcpy(straightRow, straightAbove, width * sizeof *kept);
      straighten(source + first, straightRow + first, last - first);
      for (uint32_t x = first; x < last; x++) difference[x] = minus(straightRow[x], straightAbove[x]);
      uint32_t *swap = straightRow;
      straightRow = straightAbove;
      straightAbove = swap;
    } else {
      for (uint32_t x = first; x < last; x++) difference[x] = minus(source[x], above[x]) & 0xffffff;
    }
    uint8_t *at = row;
    for (uint32_t x = first; x < last; x++) {
      at[0] = difference[x] >> 16;
      at[1] = difference[x] >> 8;
      at[2] = difference[x];
      if (bytesPerPixel == 4) at[3] = difference[x] >> 24;
      at += bytesPerPixel;
    }
    sum = adler32(sum, row, (uInt)(at - row));
    for (uint32_t x = first, end; x < last; x = end) {
      end = x + 1;
      while (end < last && difference[end] == difference[x]) end++;
      emitRun(e, row + (size_t)(x - first) * bytesPerPixel, bytesPerPixel, end - x, distanceSymbol);
    }
    if (last < width) {
      emitRun(e, zero, bytesPerPixel, width - last, distanceSymbol);
      sum = addZeros(sum, (size_t)(width - last) * bytesPerPixel);
    }
  }
  flushBlock(e, distanceSymbol, 1);
  putBits(e, 0, (8 - e->bitCount % 8) % 8);
  while (e->bitCount > 0) {
    e->output[e->used++] = (uint8_t)e->bits;
    e->bits >>= 8;
    e->bitCount -= 8;
  }
  put32(e->output + e->used, (uint32_t)sum);
  e->used += 4;
  spill(e);
  result = !e->failed && chunk(e, "IEND", NULL, 0);
done:
  free(e);
  free(difference);
  free(kept);
  free(row);
  return result;
}
