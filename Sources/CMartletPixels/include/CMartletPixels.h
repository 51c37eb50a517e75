#ifndef CMARTLETPIXELS_H
#define CMARTLETPIXELS_H
#include <stddef.h>
#include <stdint.h>

// Loops over the pixels of a picture. They are in C because the same loops in Swift take fifty times as long in a debug
// build, where tests run. A picture has four bytes a pixel in Cairo's order, premultiplied, or one byte for coverage;
// a stride is the bytes from row to row.

/// Blurs a picture in place by three box blurs, which together come close to a Gaussian one.
///
/// Beyond its edges, the picture is clear. Deviations are in pixels, of at most 60.
void martlet_blur(
  uint8_t *data, int width, int height, int stride, int bytes, double deviation_x, double deviation_y);

/// Makes one pixel of each square of four.
void martlet_halve(
  const uint8_t *source, int source_stride, uint8_t *target, int width, int height, int target_stride, int bytes);

/// Repeats the pixels at the edges of a box to the edges of the picture.
void martlet_extend_edges(
  uint8_t *data, int width, int height, int stride, int left, int top, int right, int bottom);

/// Replaces colours by sums of their components: four rows of four factors and what is added, red first.
void martlet_color_matrix(uint8_t *data, int width, int height, int stride, const float *rows);

/// Makes everything black, and as opaque as it was light.
void martlet_luminance_to_alpha(uint8_t *data, int width, int height, int stride);

/// Leaves one premultiplied colour wherever opacity lies within bounds, and nothing elsewhere.
///
/// The pixel next to a bound is smooth.
void martlet_alpha_threshold(
  uint8_t *data, int width, int height, int stride, float least, float most, uint32_t color);

/// Adds a picture to another one so that sums get darker than both.
void martlet_plus_darker(
  const uint8_t *source, int source_stride, uint8_t *target, int target_stride, int width, int height);

/// Fills a picture with what another one looks like through a projection.
///
/// `inverse` is the 3 × 3 matrix, row by row, that takes the target's row vectors (x, y, 1) to the source's; what it
/// takes to a third component of 0 or less is clear.
void martlet_project(
  const uint8_t *source, int source_width, int source_height, int source_stride, uint8_t *target, int width,
  int height, int target_stride, const double *inverse);

#endif
