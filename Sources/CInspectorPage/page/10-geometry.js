/*
 * Core Animation's geometry: matrices for row vectors (p' = p · M), and planes seen through them.
 *
 * A layer is flattened into its superlayer's plane. So a 4 × 4 matrix from a layer to its superlayer is reduced
 * to the 3 × 3 matrix of x, y and the divisor w ("plane matrix"), and these are multiplied level by level.
 */

/** The identity of 4 × 4 matrices, in the order m11, m12, …, m44. */
const IDENTITY = Object.freeze([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);

/** The identity of plane matrices: rows for x, y and 1, columns for x, y and w. */
const PLANE_IDENTITY = Object.freeze([1, 0, 0, 0, 1, 0, 0, 0, 1]);

/** The smallest divisor at which a point counts as being in front of the viewer. */
const LEAST_DIVISOR = 1e-6;

/** Returns whether a 4 × 4 matrix is the identity. */
const isIdentity = m => m.every((value, i) => value === IDENTITY[i]);

/** Returns the matrix `a` followed by `b`, both 4 × 4. */
function concat(a, b) {
  const r = new Array(16);
  for (let i = 0; i < 16; i += 4) {
    for (let j = 0; j < 4; j++) {
      r[i + j] = a[i] * b[j] + a[i + 1] * b[4 + j] + a[i + 2] * b[8 + j] + a[i + 3] * b[12 + j];
    }
  }
  return r;
}

/** Returns the matrix of a translation. */
const translation = (x, y, z = 0) => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1];

/** Returns the matrix of a rotation about the z axis, by an angle in radians. */
function rotationZ(angle) {
  const s = Math.sin(angle), c = Math.cos(angle);
  return [c, s, 0, 0, -s, c, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
}

/** Returns the plane matrix of a 4 × 4 matrix: the input has z = 0, the output is projected along z. */
const flattened = m => [m[0], m[1], m[3], m[4], m[5], m[7], m[12], m[13], m[15]];

/** Returns the plane matrix `a` followed by `b`. */
function concatPlanes(a, b) {
  const r = new Array(9);
  for (let i = 0; i < 9; i += 3) {
    for (let j = 0; j < 3; j++) r[i + j] = a[i] * b[j] + a[i + 1] * b[3 + j] + a[i + 2] * b[6 + j];
  }
  return r;
}

/** Returns whether a plane matrix has no perspective. */
const isAffine = h => h[2] === 0 && h[5] === 0 && h[8] === 1;

/** Projects a point. With a divisor of zero it is at infinity, and returned undivided. */
function project(h, x, y) {
  const w = x * h[2] + y * h[5] + h[8];
  const px = x * h[0] + y * h[3] + h[6], py = x * h[1] + y * h[4] + h[7];
  return w === 1 || w === 0 ? [px, py] : [px / w, py / w];
}

/**
 * Returns the point that is projected to (x, y), also when it is behind the viewer.
 * Returns null for a plane that is seen edge-on.
 */
function unproject(h, x, y) {
  const a = h[0] - x * h[2], b = h[3] - x * h[5], e = x * h[8] - h[6];
  const c = h[1] - y * h[2], d = h[4] - y * h[5], f = y * h[8] - h[7];
  const determinant = a * d - b * c;
  if (determinant === 0 || !Number.isFinite(determinant)) return null;
  return [(e * d - b * f) / determinant, (a * f - e * c) / determinant];
}

/** Returns the divisor of a point under a plane matrix: positive in front of the viewer. */
const divisor = (h, x, y) => x * h[2] + y * h[5] + h[8];

/** Returns the point of a layer that its position refers to, in the layer's coordinates. */
const anchorOf = v => [
  v.bounds[0] + v.anchorPoint[0] * v.bounds[2], v.bounds[1] + v.anchorPoint[1] * v.bounds[3],
];

/** Returns whether a layer only moves its points. */
const onlyMoves = v => v.zPosition === 0 && v.anchorPointZ === 0 && v.transform === IDENTITY;

/**
 * Returns the plane matrix from a layer to its superlayer.
 *
 * @param v The layer's values: bounds, position, anchorPoint, anchorPointZ, zPosition, transform,
 *   sublayerTransform and geometryFlipped.
 * @param parent The superlayer's values.
 * @param contents If true, the layer's own flip is left out: it turns its coordinates, not what it draws.
 */
function planeToSuperlayer(v, parent, contents = false) {
  const [ax, ay] = anchorOf(v);
  const flips = v.geometryFlipped && !contents;
  const inner = parent.sublayerTransform;
  if (!flips && inner === IDENTITY && onlyMoves(v)) {
    return [1, 0, 0, 0, 1, 0, v.position[0] - ax, v.position[1] - ay, 1];
  }
  let m = concat(concat(translation(-ax, -ay, -v.anchorPointZ), v.transform),
    translation(v.position[0], v.position[1], v.zPosition));
  if (flips) {
    const flip = IDENTITY.slice();
    flip[5] = -1;
    flip[13] = 2 * v.bounds[1] + v.bounds[3];
    m = concat(flip, m);
  }
  if (inner !== IDENTITY) {
    const [px, py] = anchorOf(parent);
    m = concat(m, concat(concat(translation(-px, -py), inner), translation(px, py)));
  }
  return flattened(m);
}

/** Returns the corners of a rectangle: min x min y, max x min y, max x max y, min x max y. */
const rectCorners = ([x, y, w, h]) => [[x, y], [x + w, y], [x + w, y + h], [x, y + h]];

/** Returns the smallest upright rectangle around some points. */
function boxAround(points) {
  let x0 = Infinity, y0 = Infinity, x1 = -Infinity, y1 = -Infinity;
  for (const [x, y] of points) {
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
  }
  return [x0, y0, x1 - x0, y1 - y0];
}

/**
 * Returns the frame of a layer: the box around its bounds under the affine part of its transform.
 *
 * A plane at the distance anchorPointZ from its anchor point is scaled as a whole by a perspective of its own.
 */
function frameOf(v) {
  const m = v.transform, [, , w, h] = v.bounds, distance = 1 - v.anchorPointZ * m[11];
  const k = m[3] === 0 && m[7] === 0 && m[15] === 1 && distance > 0 ? 1 / distance : 1;
  const plane = [m[0] * k, m[1] * k, 0, m[4] * k, m[5] * k, 0, m[12] * k + v.position[0], m[13] * k + v.position[1], 1];
  return boxAround(rectCorners([-v.anchorPoint[0] * w, -v.anchorPoint[1] * h, w, h]).map(p => project(plane, ...p)));
}

/** Returns a rectangle made smaller by insets for top, left, bottom and right. */
const insetRect = ([x, y, w, h], [t, l, b, r]) => [x + l, y + t, w - l - r, h - t - b];

/**
 * Describes a transform in the terms in which it was probably made.
 *
 * @returns {{kind: string, text: string, rotation?: number, scale?: number[], translation?: number[]}} The kind is
 *   "affine" (scale, then rotation in degrees, then translation), "shear", "space" (a rotation about an axis, perhaps
 *   with perspective) or "projective" (none of these).
 */
function describeTransform(m) {
  const near = (a, b) => Math.abs(a - b) < 1e-9, parts = [];
  if (![2, 3, 6, 7, 8, 9, 11, 14].every(i => m[i] === 0) || m[10] !== 1 || m[15] !== 1) return describeInSpace(m, near, parts);
  const [a, b, c, d] = [m[0], m[1], m[4], m[5]], sx = Math.hypot(a, b);
  if (!sx || Math.abs(a * c + b * d) > 1e-9 * (1 + sx * Math.hypot(c, d))) return { kind: 'shear', text: 'affine with a shear' };
  let rotation = Math.atan2(b, a) * 180 / Math.PI, scale = [sx, (a * d - b * c) / sx];
  if (Math.abs(rotation) === 180 && scale[1] < 0) [rotation, scale] = [0, [-scale[0], -scale[1]]];
  if (!near(scale[0], 1) || !near(scale[1], 1)) parts.push(`scale ${near(...scale) ? num(sx) : scale.map(num).join(' × ')}`);
  if (!near(rotation, 0)) parts.push(`rotation ${num(rotation)}°`);
  const shift = m.slice(12, 14);
  if (shift[0] || shift[1]) parts.push(`translation ${numbers(shift)}`);
  return { kind: 'affine', text: parts.join(', then ') || 'identity', rotation, scale, translation: shift };
}

/** Describes a transform that leaves the plane. */
function describeInSpace(m, near, parts) {
  const rows = [0, 4, 8].map(i => m.slice(i, i + 3)), dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const square = dot(rows[0], rows[0]), scale = Math.sqrt(square);
  const isRotation = square > 0 && rows.every((row, i) => near(dot(row, row), square) && near(dot(row, rows[(i + 1) % 3]), 0));
  if (!isRotation || m[15] !== 1) return { kind: 'projective', text: 'a projective matrix' };
  if (!near(scale, 1)) parts.push(`scale ${num(scale)}`);
  const angle = Math.acos(Math.max(-1, Math.min(1, ((m[0] + m[5] + m[10]) / scale - 1) / 2)));
  const axis = [m[6] - m[9], m[8] - m[2], m[1] - m[4]], length = Math.hypot(...axis);
  if (!near(angle, 0)) {
    parts.push(length < 1e-9 ? 'rotation 180°' : `rotation ${num(angle * 180 / Math.PI)}° about ${numbers(axis.map(c => c / length))}`);
  }
  if (m[12] || m[13] || m[14]) parts.push(`translation ${numbers(m.slice(12, 15))}`);
  // The divisor of a perspective is a multiple of the depth.
  const i = [2, 6, 10].find(j => Math.abs(m[j]) > 1e-9), k = m[i + 1] / m[i];
  if (k) parts.push([2, 6, 10].every(j => near(m[j + 1], k * m[j])) ? `perspective from a distance of ${num(-1 / k)}` : 'perspective');
  return { kind: 'space', text: parts.join(', then ') };
}

/** Formats a number with at most three decimals. */
function num(value) {
  if (!Number.isFinite(value)) return value > 0 ? '∞' : value < 0 ? '-∞' : 'not a number';
  const rounded = Math.round(value * 1000) / 1000;
  return String(rounded === 0 ? 0 : rounded);
}

/** Formats a point, a size, an axis or a rectangle. */
const numbers = p => `(${p.map(num).join(', ')})`;

/** Formats numbers for a label in a picture, with one decimal. */
const brief = p => numbers(p.map(value => Math.round(value * 10) / 10));

/**
 * Projects a convex polygon, after cutting off what is behind the viewer.
 *
 * @returns {number[][]} The corners; fewer than three if nothing is seen.
 */
function projectPolygon(h, points) {
  if (isAffine(h)) return points.map(p => project(h, p[0], p[1]));
  const kept = clipHalfPlane(points, p => divisor(h, p[0], p[1]) - LEAST_DIVISOR);
  return kept.map(p => project(h, p[0], p[1]));
}

/** Cuts a convex polygon to where the affine function `side` is not negative. */
function clipHalfPlane(points, side) {
  const result = [];
  for (let i = 0; i < points.length; i++) {
    const a = points[i], b = points[(i + 1) % points.length];
    const da = side(a), db = side(b);
    if (da >= 0) result.push(a);
    if ((da < 0) !== (db < 0)) {
      const t = da / (da - db);
      result.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
    }
  }
  return result;
}

/** Returns twice the signed area of a polygon: positive if it runs clockwise with y down. */
function doubleArea(points) {
  let sum = 0;
  for (let i = 0; i < points.length; i++) {
    const a = points[i], b = points[(i + 1) % points.length];
    sum += a[0] * b[1] - a[1] * b[0];
  }
  return sum;
}

/** Returns the intersection of two convex polygons. */
function intersect(subject, window) {
  const sign = doubleArea(window) < 0 ? -1 : 1;
  let result = subject;
  for (let i = 0; i < window.length && result.length > 2; i++) {
    const a = window[i], b = window[(i + 1) % window.length];
    const dx = b[0] - a[0], dy = b[1] - a[1];
    result = clipHalfPlane(result, p => sign * (dx * (p[1] - a[1]) - dy * (p[0] - a[0])) + 1e-9);
  }
  return result.length > 2 && Math.abs(doubleArea(result)) > 1e-6 ? result : [];
}

/** Returns whether a convex polygon contains a point. */
function polygonContains(points, [x, y]) {
  let sign = 0;
  for (let i = 0; i < points.length; i++) {
    const a = points[i], b = points[(i + 1) % points.length];
    const side = Math.sign((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]));
    if (side && sign && side !== sign) return false;
    sign ||= side;
  }
  return points.length > 2 && sign !== 0;
}
