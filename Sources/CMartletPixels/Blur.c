#include "CMartletPixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Four values side by side: the components of a pixel, or the coverage of four pixels.
typedef int32_t Values __attribute__((vector_size(16)));
typedef float Fractions __attribute__((vector_size(16)));

/// A box with fractional ends, so that a deviation that grows steadily looks like it.
typedef struct {
  int radius;
  float end_weight;
  float factor;
} Box;

// Gwosdek, Grewenig, Bruhn, Weickert, "Theoretical Foundations of Gaussian Convolution by Extended Box Filtering", 2011.
static Box make_box(double deviation) {
  double variance = deviation * deviation / 3;
  int radius = (int)floor((sqrt(12 * variance + 1) - 1) / 2);
  if (radius > 100) radius = 100;
  int length = 2 * radius + 1;
  double next = (double)(radius + 1) * (radius + 1);
  double weight = length * (radius * (radius + 1) - 3 * variance) / (6 * (variance - next));
  if (weight < 0) weight = 0;
  if (weight > 1) weight = 1;
  return (Box){radius, (float)weight, (float)(1 / (length + 2 * weight))};
}

/// One box blur of a line, which has room for radius + 1 values before and behind.
static void blur_once(Values *from, Values *to, int count, Box box) {
  int reach = box.radius + 1;
  memset(from - reach, 0, sizeof(Values) * (size_t)reach);
  memset(from + count, 0, sizeof(Values) * (size_t)reach);
  Values sum = {0, 0, 0, 0};
  for (int index = -box.radius; index < box.radius; index++) {
    if (index < count) sum += from[index];
  }
  // Beyond the room behind a short line, everything is 0.
  for (int index = 0; index < count; index++) {
    sum += from[index + box.radius];
    Values ends = from[index - reach] + from[index + reach];
    Fractions mean =
      (__builtin_convertvector(sum, Fractions) + box.end_weight * __builtin_convertvector(ends, Fractions))
      * box.factor;
    to[index] = __builtin_convertvector(mean + 0.5f, Values);
    sum -= from[index - box.radius];
  }
}

/// The sums above are exact, so that a pixel doesn't depend on where the line begins.
enum { fixed_point_bits = 8 };

/// Blurs four lines that lie side by side.
static void blur_lines(
  uint8_t *data, int count, int step, const int *lanes, Box box, Values *first, Values *second)
{
  for (int index = 0; index < count; index++) {
    const uint8_t *at = data + (size_t)index * (size_t)step;
    first[index] = (Values){at[lanes[0]], at[lanes[1]], at[lanes[2]], at[lanes[3]]} << fixed_point_bits;
  }
  blur_once(first, second, count, box);
  blur_once(second, first, count, box);
  blur_once(first, second, count, box);
  for (int index = 0; index < count; index++) {
    uint8_t *at = data + (size_t)index * (size_t)step;
    Values value = (second[index] + (1 << (fixed_point_bits - 1))) >> fixed_point_bits;
    at[lanes[0]] = (uint8_t)value[0];
    at[lanes[1]] = (uint8_t)value[1];
    at[lanes[2]] = (uint8_t)value[2];
    at[lanes[3]] = (uint8_t)value[3];
  }
}

static int least(int first, int second) { return first < second ? first : second; }

void martlet_blur(
  uint8_t *data, int width, int height, int stride, int bytes, double deviation_x, double deviation_y)
{
  if (width <= 0 || height <= 0) return;
  Box across = make_box(deviation_x);
  Box down = make_box(deviation_y);
  int room = (across.radius > down.radius ? across.radius : down.radius) + 1;
  size_t length = (size_t)(width > height ? width : height) + 2 * (size_t)room;
  Values *buffer = aligned_alloc(16, 2 * length * sizeof(Values));
  if (!buffer) return;
  Values *first = buffer + room;
  Values *second = buffer + length + room;

  if (bytes == 4) {
    int lanes[4] = {0, 1, 2, 3};
    if (deviation_x > 0) {
      for (int y = 0; y < height; y++) blur_lines(data + (size_t)y * stride, width, 4, lanes, across, first, second);
    }
    if (deviation_y > 0) {
      for (int x = 0; x < width; x++) blur_lines(data + (size_t)x * 4, height, stride, lanes, down, first, second);
    }
  } else {
    // The last few rows and columns are done more than once at a time, with the same result.
    if (deviation_x > 0) {
      for (int y = 0; y < height; y += 4) {
        int lanes[4];
        for (int lane = 0; lane < 4; lane++) lanes[lane] = least(lane, height - 1 - y) * stride;
        blur_lines(data + (size_t)y * stride, width, 1, lanes, across, first, second);
      }
    }
    if (deviation_y > 0) {
      for (int x = 0; x < width; x += 4) {
        int lanes[4];
        for (int lane = 0; lane < 4; lane++) lanes[lane] = least(lane, width - 1 - x);
        blur_lines(data + x, height, stride, lanes, down, first, second);
      }
    }
  }
  free(buffer);
}

void martlet_halve(
  const uint8_t *source, int source_stride, uint8_t *target, int width, int height, int target_stride, int bytes)
{
  for (int y = 0; y < height; y++) {
    const uint8_t *upper = source + (size_t)(2 * y) * (size_t)source_stride;
    const uint8_t *lower = upper + source_stride;
    uint8_t *to = target + (size_t)y * (size_t)target_stride;
    if (bytes == 1) {
      for (int x = 0; x < width; x++) {
        to[x] = (uint8_t)((upper[2 * x] + upper[2 * x + 1] + lower[2 * x] + lower[2 * x + 1] + 2) >> 2);
      }
      continue;
    }
    // Two components at a time, each in 16 bits.
    const uint32_t *above = (const uint32_t *)upper;
    const uint32_t *below = (const uint32_t *)lower;
    uint32_t *out = (uint32_t *)to;
    const uint32_t even = 0x00FF00FF;
    for (int x = 0; x < width; x++) {
      uint32_t a = above[2 * x], b = above[2 * x + 1], c = below[2 * x], d = below[2 * x + 1];
      uint32_t low = ((a & even) + (b & even) + (c & even) + (d & even) + 0x00020002) >> 2;
      uint32_t high =
        ((a >> 8 & even) + (b >> 8 & even) + (c >> 8 & even) + (d >> 8 & even) + 0x00020002) >> 2;
      out[x] = (low & even) | (high & even) << 8;
    }
  }
}

void martlet_extend_edges(
  uint8_t *data, int width, int height, int stride, int left, int top, int right, int bottom)
{
  if (left >= right || top >= bottom) return;
  for (int y = top; y < bottom; y++) {
    uint32_t *row = (uint32_t *)(data + (size_t)y * (size_t)stride);
    for (int x = 0; x < left; x++) row[x] = row[left];
    for (int x = right; x < width; x++) row[x] = row[right - 1];
  }
  const uint8_t *first = data + (size_t)top * (size_t)stride;
  const uint8_t *last = data + (size_t)(bottom - 1) * (size_t)stride;
  for (int y = 0; y < top; y++) memcpy(data + (size_t)y * (size_t)stride, first, (size_t)width * 4);
  for (int y = bottom; y < height; y++) memcpy(data + (size_t)y * (size_t)stride, last, (size_t)width * 4);
}
