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

/** Adds a polygon to the path of a context. */
function addPolygon(context, points) {
  points.forEach((p, i) => i ? context.lineTo(p[0], p[1]) : context.moveTo(p[0], p[1]));
  context.closePath();
}

/** Traces a polygon as the path of a context. */
function tracePolygon(context, points) {
  context.beginPath();
  addPolygon(context, points);
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
  const warp = { canvas, box, bounds };
  if (!layer.raw.image || loadedImage(layer.raw.image)) layer.warp = warp;
  return warp;
}

/** Fills `to` with `from` as seen through a plane matrix, with linear interpolation between pixels. */
function samplePerspective(from, to, plane, box, scale, bounds) {
  const { width, height, data } = from, target = to.data, taps = [[0, 0], [1, 0], [0, 1], [1, 1]];
  const clamp = (value, limit) => Math.min(limit - 1, Math.max(0, value));
  for (let o = 0; o < target.length; o += 4) {
    const i = o / 4 % to.width, j = Math.floor(o / 4 / to.width);
    const q = unproject(plane, box[0] + (i + 0.5) / scale, box[1] + (j + 0.5) / scale);
    if (!q || divisor(plane, q[0], q[1]) <= 0) continue;
    const u = (q[0] - bounds[0]) * width / bounds[2] - 0.5, v = (q[1] - bounds[1]) * height / bounds[3] - 0.5;
    if (u < -1.5 || v < -1.5 || u > width + 0.5 || v > height + 0.5) continue;
    const x = Math.floor(u), y = Math.floor(v);
    let [r, g, b, alpha] = [0, 0, 0, 0];
    for (const [dx, dy] of taps) {
      const s = (clamp(y + dy, height) * width + clamp(x + dx, width)) * 4;
      const share = Math.abs(1 - dx - u + x) * Math.abs(1 - dy - v + y) * data[s + 3];
      r += share * data[s];
      g += share * data[s + 1];
      b += share * data[s + 2];
      alpha += share;
    }
    if (alpha > 0) target.set([r / alpha, g / alpha, b / alpha, alpha], o);
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
  } else if (!affine && !layer.raw.image && !layer.raw.cornerRadius && !layer.raw.border) {
    context.fillStyle = layer.raw.background;
    context.fill();
  } else if (affine) {
    pane.setTransform(context, layer.contentsPlane, level);
    paintContents(context, layer);
  } else {
    const warp = warpedPicture(layer, pane.capture);
    if (warp) context.drawImage(warp.canvas, ...warp.box);
  }
  context.restore();
}
