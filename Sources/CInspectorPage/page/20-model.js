/* Captures: the tree of layers, its geometry and its order of painting. */

/** A layer or view of a capture. */
class Layer {
  constructor(raw, index, parent) {
    this.raw = raw;
    this.id = raw.id;
    this.index = index;
    this.parent = parent;
    this.children = [];
    this.depth = parent ? parent.depth + 1 : 0;
    this.className = raw.customClass || raw.class;
    /** The values of the capture. `values` differs from them during an experiment. */
    this.base = {
      bounds: raw.bounds, position: raw.position, anchorPoint: raw.anchorPoint || [0.5, 0.5],
      anchorPointZ: raw.anchorPointZ || 0, zPosition: raw.zPosition || 0,
      transform: matrixOrIdentity(raw.transform), sublayerTransform: matrixOrIdentity(raw.sublayerTransform),
      geometryFlipped: !!raw.geometryFlipped,
    };
    this.values = this.base;
    /** The changed values of an experiment, or null. */
    this.experiment = null;
    const alpha = raw.alpha ?? 1;
    this.isShown = (!parent || parent.isShown) && !raw.hidden && alpha > 0;
    this.opacity = (parent ? parent.opacity : 1) * alpha;
  }

  /** The name shown for the layer: its class and what tells it from others. */
  get title() {
    const label = this.raw.userLabel || this.raw.text;
    return label ? `${this.className} “${shorten(label)}”` : this.className;
  }

  /** The layers from the window down to this one. */
  get path() {
    const path = [];
    for (let layer = this; layer; layer = layer.parent) path.unshift(layer);
    return path;
  }

  /** A string to search in. */
  get searchable() {
    const r = this.raw;
    return (this._searchable ??= [r.class, r.customClass, r.documentID, r.text, r.userLabel]
      .filter(Boolean).join('\n').toLowerCase());
  }
}

/** Returns a matrix, with the identity as one and the same object. */
const matrixOrIdentity = m => !m || isIdentity(m) ? IDENTITY : m;

/** Shortens a text for a line. */
function shorten(text, length = 40) {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > length ? line.slice(0, length - 1) + '…' : line;
}

/** A capture: a window with its layers at one moment, on one device. */
class Capture {
  constructor(raw) {
    this.raw = raw;
    this.name = raw.name || 'Capture';
    this.size = raw.size;
    this.byID = new Map();
    this.layers = raw.nodes.map((node, index) => {
      const parent = node.parent == null ? null : this.byID.get(node.parent) || null;
      const layer = new Layer(node, index, parent);
      if (parent) parent.children.push(layer);
      this.byID.set(layer.id, layer);
      return layer;
    });
    this.root = this.layers[0];
    this.constraints = raw.constraints || [];
    this.constraintsByLayer = new Map();
    for (const constraint of this.constraints) {
      for (const end of new Set([constraint.first?.[0], constraint.second?.[0]])) {
        if (end == null) continue;
        if (!this.constraintsByLayer.has(end)) this.constraintsByLayer.set(end, []);
        this.constraintsByLayer.get(end).push(constraint);
      }
    }
    this.hasContents = raw.nodes.some(node => node.image || node.background);
    this.isExperiment = false;
    this.updateGeometry();
    this.updateOrder();
  }

  /** The layer with an id, or null. */
  layer(id) {
    return id == null ? null : this.byID.get(id) || null;
  }

  /** Computes the plane matrices and the polygons of all layers from their values. */
  updateGeometry() {
    for (const layer of this.layers) {
      const parent = layer.parent, v = layer.values, before = layer.contentsPlane;
      if (parent) {
        layer.step = planeToSuperlayer(v, parent.values);
        layer.plane = concatPlanes(layer.step, parent.plane);
        layer.contentsPlane = v.geometryFlipped
          ? concatPlanes(planeToSuperlayer(v, parent.values, true), parent.plane) : layer.plane;
      } else {
        layer.step = layer.plane = layer.contentsPlane = PLANE_IDENTITY;
      }
      layer.quad = projectPolygon(layer.plane, rectCorners(v.bounds));
      const clip = parent ? parent.innerClip : null;
      layer.seen = clip ? intersect(layer.quad, clip) : layer.quad;
      layer.isCut = clip !== null && !sameArea(layer.seen, layer.quad);
      layer.innerClip = layer.raw.clips ? layer.seen : clip;
      if (!before || before.some((value, i) => value !== layer.contentsPlane[i]) || layer.warp?.bounds !== v.bounds) layer.warp = null;
    }
  }

  /** Computes the order of painting, and the levels of the stack of layers. */
  updateOrder() {
    const order = [];
    const visit = layer => {
      order.push(layer);
      const depths = new Map(layer.children.map(child => [child, depthOf(child.values)]));
      for (const child of [...layer.children].sort((a, b) => depths.get(a) - depths.get(b))) visit(child);
    };
    if (this.root) visit(this.root);
    this.order = order;
    // A layer is one level above everything that it may cover, so that few levels suffice.
    const count = order.length, boxes = new Float64Array(count * 4), levels = new Int32Array(count), upright = [];
    this.levelCount = 1;
    order.forEach((layer, i) => {
      const [x, y, w, h] = boxAround(layer.quad.length ? layer.quad : [[0, 0]]);
      upright[i] = Math.abs(Math.abs(doubleArea(layer.quad)) - 2 * w * h) < 0.01;
      boxes.set([x + 0.01, y + 0.01, x + w - 0.01, y + h - 0.01], i * 4);
      let level = layer.parent ? layer.parent.level + 1 : 0;
      if (layer.isShown) {
        const [x0, y0, x1, y1] = boxes.subarray(i * 4, i * 4 + 4);
        for (let j = 0, k = 0; j < i; j++, k += 4) {
          if (levels[j] >= level && boxes[k] < x1 && boxes[k + 2] > x0 && boxes[k + 1] < y1 && boxes[k + 3] > y0
            && ((upright[i] && upright[j]) || Math.abs(doubleArea(intersect(layer.quad, order[j].quad))) > 0.1)) {
            level = levels[j] + 1;
          }
        }
      }
      layer.level = level;
      levels[i] = layer.isShown ? level : -1;
      if (layer.isShown) this.levelCount = Math.max(this.levelCount, level + 1);
    });
    this.stack = order.filter(layer => layer.isShown).sort((a, b) => a.level - b.level);
  }

  /**
   * Returns the corners of a layer's bounds in the window, computed through its chain of superlayers.
   *
   * @param layer The layer.
   * @param values A function that returns the values to use for a layer.
   */
  corners(layer, values = l => l.values) {
    let plane = PLANE_IDENTITY;
    for (let l = layer; l.parent; l = l.parent) {
      plane = concatPlanes(plane, planeToSuperlayer(values(l), values(l.parent)));
    }
    return rectCorners(values(layer).bounds).map(p => project(plane, p[0], p[1]));
  }

  /** Compares the corners of the capture with those computed here. */
  check() {
    let worst = 0;
    const failures = [];
    for (const layer of this.layers) {
      if (!layer.raw.corners) continue;
      const own = this.corners(layer, l => l.base);
      const distance = Math.max(...own.map((p, i) => Math.hypot(p[0] - layer.raw.corners[i][0], p[1] - layer.raw.corners[i][1])));
      if (!(distance <= worst)) worst = distance;
      if (!(distance <= 0.01)) failures.push({ id: layer.id, title: layer.title, own, capture: layer.raw.corners, distance });
    }
    return { nodes: this.layers.length, worst, failures };
  }

  /** Returns the layers at a point of the window, the one in front first. */
  layersAt(point) {
    const found = [];
    for (let i = this.order.length - 1; i >= 0; i--) {
      const layer = this.order[i];
      if (layer.isShown && polygonContains(layer.seen, point)) found.push(layer);
    }
    return found;
  }

  /** Ends all experiments. */
  reset() {
    for (const layer of this.layers) {
      layer.values = layer.base;
      layer.experiment = null;
    }
    this.isExperiment = false;
    this.updateGeometry();
    this.updateOrder();
  }
}

/** Returns how high the middle of a layer is above its superlayer's plane. Siblings are painted in this order. */
function depthOf({ bounds, anchorPoint, anchorPointZ, zPosition, transform: m }) {
  if (m === IDENTITY) return zPosition - anchorPointZ;
  const x = (0.5 - anchorPoint[0]) * bounds[2], y = (0.5 - anchorPoint[1]) * bounds[3];
  const [z, w] = [2, 3].map(i => x * m[i] + y * m[4 + i] - anchorPointZ * m[8 + i] + m[12 + i]);
  return zPosition + (w > 0 ? z / w : z);
}

/** Returns whether two polygons have the same area, to a hundredth of a square point. */
const sameArea = (a, b) => Math.abs(Math.abs(doubleArea(a)) - Math.abs(doubleArea(b))) < 0.02;

/** Returns the nearest layer that is above both or one of them. */
function commonAncestor(a, b) {
  const above = new Set(a.path);
  let layer = b;
  while (layer && !above.has(layer)) layer = layer.parent;
  return layer;
}

/** Returns the plane matrix from a layer to one of its ancestors. */
function planeTo(layer, top) {
  let plane = PLANE_IDENTITY;
  for (let l = layer; l !== top; l = l.parent) plane = concatPlanes(plane, l.step);
  return plane;
}

/** Converts a point from a superlayer's coordinates to those of a layer, or a matrix further down. */
function convertDown(plane, p) {
  if (isAffine(plane) && plane[0] * plane[4] === plane[1] * plane[3]) {
    return project(plane, p[0], p[1]); // A singular transform counts as its own inverse, as in Core Graphics.
  }
  return unproject(plane, p[0], p[1]) || p;
}

/** Converts a point between the coordinates of two layers, through their common ancestor. */
function convertPoint(p, from, to) {
  if (from === to) return p;
  const top = commonAncestor(from, to), up = planeTo(from, top);
  const shared = project(up, p[0], p[1]);
  return to === top ? shared : convertDown(planeTo(to, top), shared);
}

/** Converts a rectangle: the upright box around its four converted corners. */
const convertRect = (r, from, to) => from === to ? r : boxAround(rectCorners(r).map(p => convertPoint(p, from, to)));

/**
 * Converts a point and a rectangle level by level.
 *
 * @returns {{layer: Layer, direction: string, point: number[], rect: number[]}[]} The levels from `from` up to the
 *   common ancestor and down to `to`.
 */
function conversionSteps(point, rect, from, to) {
  const top = commonAncestor(from, to), up = [], down = [];
  for (let l = from; l !== top; l = l.parent) up.push(l);
  for (let l = to; l !== top; l = l.parent) down.unshift(l);
  const step = (layer, direction) => ({
    layer, direction, point: convertPoint(point, from, layer), rect: convertRect(rect, from, layer),
  });
  return [
    ...up.map((layer, i) => step(layer, i ? 'up' : 'from')),
    step(top, from === top ? 'from' : top === to ? 'up' : 'common ancestor'),
    ...down.map(layer => step(layer, 'down')),
  ];
}

/**
 * Changes values of a layer as an experiment, and computes everything that follows.
 *
 * @param change Any of boundsOrigin, anchorPoint, position (points), rotation (degrees), scale (a number or two),
 *   zPosition. A rotation and a scale replace those of an affine transform and come before any other transform.
 */
function applyExperiment(capture, layer, change) {
  const e = layer.experiment = { ...layer.experiment, ...change };
  const base = layer.base, values = { ...base };
  if (e.boundsOrigin) values.bounds = [...e.boundsOrigin, base.bounds[2], base.bounds[3]];
  if (e.anchorPoint) values.anchorPoint = e.anchorPoint;
  if (e.position) values.position = e.position;
  if (e.zPosition !== undefined) values.zPosition = e.zPosition;
  if (e.rotation !== undefined || e.scale !== undefined) {
    const now = describeTransform(base.transform), isPlain = now.kind === 'affine';
    const rotation = e.rotation ?? (isPlain ? now.rotation : 0);
    const given = e.scale ?? (isPlain ? now.scale : 1);
    const scale = typeof given === 'number' ? [given, given] : given;
    const turned = concat([scale[0], 0, 0, 0, 0, scale[1], 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], rotationZ(rotation * Math.PI / 180));
    values.transform = matrixOrIdentity(concat(turned, isPlain ? translation(...now.translation) : base.transform));
  }
  layer.values = values;
  capture.isExperiment = true;
  capture.updateGeometry();
  if (layer.parent?.children.length > 1) capture.updateOrder();
}
