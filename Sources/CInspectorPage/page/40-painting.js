/* Painting layers into a canvas, each as its true quadrilateral. */

/** Images by their source. */
const imageCache = new Map();

/** Returns the image with a source once it is loaded, else null. The canvases are drawn again when it arrives. */
function loadedImage(source) {
  if (!source) return null;
  let image = imageCache.get(source);
  if (!image) {
    image = new Image();
    image.onload = () => invalidate('canvas');
    image.src = source;
    imageCache.set(source, image);
  }
  return image.complete && image.naturalWidth ? image : null;
}

/** Returns whether a color is missing or fully transparent. */
const isClear = color => !color || /^#......00$/i.test(color);

/** Traces a rectangle with rounded corners in a context. */
function traceRect(context, [x, y, w, h], radius) {
  context.beginPath();
  if (radius > 0) context.roundRect(x, y, w, h, Math.min(radius, w / 2, h / 2));
  else context.rect(x, y, w, h);
}

/** Traces a polygon in a context. */
function tracePolygon(context, points) {
  context.beginPath();
  points.forEach((p, i) => i ? context.lineTo(p[0], p[1]) : context.moveTo(p[0], p[1]));
  context.closePath();
}

/** Paints what a layer draws itself, in its own coordinates. */
function paintContents(context, layer) {
  const raw = layer.raw, bounds = layer.values.bounds, image = loadedImage(raw.image);
  if (image) {
    context.drawImage(image, ...bounds); // The image holds the background and the border too.
    return;
  }
  if (!isClear(raw.background)) {
    traceRect(context, bounds, raw.cornerRadius);
    context.fillStyle = raw.background;
    context.fill();
  }
  if (raw.border && raw.border[0] > 0) {
    const width = raw.border[0];
    traceRect(context, insetRect(bounds, Array(4).fill(width / 2)), (raw.cornerRadius || 0) - width / 2);
    context.lineWidth = width;
    context.strokeStyle = raw.border[1];
    context.stroke();
  }
}

/** Returns whether a layer draws anything itself. */
const hasContents = layer => !isClear(layer.raw.background) || layer.raw.image || layer.raw.border?.[0] > 0;

/**
 * Returns the picture of a layer under perspective, as seen in the window: every pixel is looked up through the
 * inverse of the layer's plane matrix.
 *
 * @returns {{canvas: HTMLCanvasElement, box: number[]}|null} The picture and its box in the window. Null if the layer
 *   is not seen.
 */
function warpedPicture(layer, capture) {
  if (layer.warp) return layer.warp;
  const polygon = layer.quad;
  if (polygon.length < 3) return null;
  const [w, h] = capture.size, root = capture.root.values.bounds;
  const reach = [root[0] - w, root[1] - h, w * 3, h * 3];
  const part = intersect(polygon, rectCorners(reach));
  if (!part.length) return null;
  const box = boxAround(part);
  const scale = Math.min(capture.isExperiment ? 1 : 2, Math.sqrt(3e6 / Math.max(1, box[2] * box[3])));
  const width = Math.max(1, Math.ceil(box[2] * scale)), height = Math.max(1, Math.ceil(box[3] * scale));
  const bounds = layer.values.bounds;
  const k = Math.min(3, 2000 / Math.max(1, bounds[2], bounds[3]));
  const source = document.createElement('canvas');
  source.width = Math.max(1, Math.round(bounds[2] * k));
  source.height = Math.max(1, Math.round(bounds[3] * k));
  const inner = source.getContext('2d', { willReadFrequently: true });
  inner.setTransform(source.width / bounds[2], 0, 0, source.height / bounds[3],
    -bounds[0] * source.width / bounds[2], -bounds[1] * source.height / bounds[3]);
  paintContents(inner, layer);
  const from = inner.getImageData(0, 0, source.width, source.height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  const to = context.createImageData(width, height);
  samplePerspective(from, to, layer.contentsPlane, box, scale, bounds);
  context.putImageData(to, 0, 0);
  const warp = { canvas, box };
  if (!layer.raw.image || loadedImage(layer.raw.image)) layer.warp = warp;
  return warp;
}

/** Fills `to` with `from` as seen through a plane matrix, with linear interpolation between pixels. */
function samplePerspective(from, to, plane, box, scale, bounds) {
  const sx = from.width / bounds[2], sy = from.height / bounds[3];
  const source = from.data, target = to.data, maxX = from.width - 1, maxY = from.height - 1;
  for (let j = 0, o = 0; j < to.height; j++) {
    const y = box[1] + (j + 0.5) / scale;
    for (let i = 0; i < to.width; i++, o += 4) {
      const q = unproject(plane, box[0] + (i + 0.5) / scale, y);
      if (!q || divisor(plane, q[0], q[1]) <= 0) continue;
      const u = (q[0] - bounds[0]) * sx - 0.5, v = (q[1] - bounds[1]) * sy - 0.5;
      if (u < -1.5 || v < -1.5 || u > maxX + 1.5 || v > maxY + 1.5) continue;
      const x0 = Math.floor(u), y0 = Math.floor(v), fx = u - x0, fy = v - y0;
      const xa = Math.min(maxX, Math.max(0, x0)), xb = Math.min(maxX, Math.max(0, x0 + 1));
      const ya = Math.min(maxY, Math.max(0, y0)) * from.width, yb = Math.min(maxY, Math.max(0, y0 + 1)) * from.width;
      const p = (ya + xa) * 4, r = (ya + xb) * 4, s = (yb + xa) * 4, t = (yb + xb) * 4;
      const wp = (1 - fx) * (1 - fy) * source[p + 3], wr = fx * (1 - fy) * source[r + 3];
      const ws = (1 - fx) * fy * source[s + 3], wt = fx * fy * source[t + 3], alpha = wp + wr + ws + wt;
      if (alpha <= 0) continue;
      for (let c = 0; c < 3; c++) {
        target[o + c] = (wp * source[p + c] + wr * source[r + c] + ws * source[s + c] + wt * source[t + c]) / alpha;
      }
      target[o + 3] = alpha;
    }
  }
}

/**
 * Paints one layer without its sublayers.
 *
 * @param context The context of the canvas.
 * @param pane The pane, which places points of the window at a level.
 * @param layer The layer.
 * @param level The level of the stack it is painted at.
 * @param isCut Whether what superlayers clip off is left out.
 */
function paintLayer(context, pane, layer, level, isCut) {
  const cut = isCut && layer.isCut;
  if (cut && !layer.seen.length) return;
  const fromPicture = !pane.capture.hasContents && !layer.children.length && layer.parent;
  const picture = fromPicture ? loadedImage(pane.capture.raw.picture) : null;
  if (!hasContents(layer) && !picture) return;
  context.save();
  context.globalAlpha = layer.opacity;
  const affine = isAffine(layer.contentsPlane);
  if (cut || picture || !affine) {
    pane.setTransform(context, PLANE_IDENTITY, level);
    tracePolygon(context, cut || picture ? layer.seen : layer.quad);
    context.clip();
  }
  if (picture) {
    const root = pane.capture.root.values.bounds;
    context.drawImage(picture, root[0], root[1], pane.capture.size[0], pane.capture.size[1]);
  } else if (affine) {
    pane.setTransform(context, layer.contentsPlane, level);
    paintContents(context, layer);
  } else {
    const warp = warpedPicture(layer, pane.capture);
    if (warp) context.drawImage(warp.canvas, ...warp.box);
  }
  context.restore();
}
