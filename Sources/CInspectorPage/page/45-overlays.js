/* Overlays: what is drawn over the layers in both panes. */

/** The colors of the overlays; the same in light and dark mode, since they lie on pictures. */
const INK = {
  selection: '#007aff', second: '#af52de', hover: '#32ade6', bounds: '#007aff', frame: '#ff3b30', anchor: '#ff9500', alignment: '#ffb300',
  touches: '#34c759', blocked: '#ff3b30', baseline: '#ff2d55', safeArea: '#30b0c7', margins: '#5856d6', constraint: '#d6336c',
  xAxis: '#e0352b', yAxis: '#1f9d45', added: '#34c759', removed: '#ff3b30', moved: '#007aff', resized: '#ff9500', changed: '#af52de',
};

/** Draws lines, shapes and labels of one pane, in points of the canvas. */
class Pen {
  constructor(context, pane) {
    this.context = context;
    this.pane = pane;
    this.labels = [];
  }

  /** Strokes and fills a polygon of the window at a level. */
  polygon(points, level, { stroke, width = 1.5, dash = [], fill } = {}) {
    if (points.length < 2) return;
    const c = this.context;
    tracePolygon(c, points.map(p => this.pane.toScreen(p, level)));
    if (fill) {
      c.fillStyle = fill;
      c.fill();
    }
    if (stroke) {
      c.setLineDash(dash);
      c.lineWidth = width;
      c.strokeStyle = stroke;
      c.stroke();
      c.setLineDash([]);
    }
  }

  /** Strokes and fills a rectangle in a layer's coordinates, or in those of its superlayer's plane. */
  rect(plane, rect, level, style) {
    this.polygon(projectPolygon(plane, rectCorners(rect)), level, style);
  }

  /** Fills what lies between two polygons of the window, one inside the other. */
  between(outer, inner, level, fill) {
    const c = this.context;
    c.beginPath();
    for (const polygon of [outer, inner]) addPolygon(c, polygon.map(p => this.pane.toScreen(p, level)));
    c.fillStyle = fill;
    c.fill('evenodd');
  }

  /** Fills what lies between two rectangles of a layer. */
  ring(layer, outer, inner, style) {
    const level = this.pane.levelOf(layer);
    this.between(...[outer, inner].map(rect => projectPolygon(layer.plane, rectCorners(rect))), level, style.fill);
    this.rect(layer.plane, inner, level, { stroke: style.stroke, width: 1 });
  }

  /** Draws a line between two points of a layer. Returns its ends on the canvas, or null behind the viewer. */
  line(layer, from, to, { stroke, width = 1.5, dash = [], arrow = false, ticks = false }) {
    const plane = layer.plane;
    if (divisor(plane, ...from) <= LEAST_DIVISOR || divisor(plane, ...to) <= LEAST_DIVISOR) return null;
    const level = this.pane.levelOf(layer);
    const a = this.pane.toScreen(project(plane, ...from), level), b = this.pane.toScreen(project(plane, ...to), level);
    const c = this.context, length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const ux = (b[0] - a[0]) / length, uy = (b[1] - a[1]) / length;
    c.setLineDash(dash);
    c.lineWidth = width;
    c.strokeStyle = stroke;
    c.beginPath();
    c.moveTo(a[0], a[1]);
    c.lineTo(b[0], b[1]);
    if (ticks) {
      for (const p of [a, b]) {
        c.moveTo(p[0] - uy * 4, p[1] + ux * 4);
        c.lineTo(p[0] + uy * 4, p[1] - ux * 4);
      }
    }
    c.stroke();
    c.setLineDash([]);
    if (arrow) {
      tracePolygon(c, [[b[0] + ux * 6, b[1] + uy * 6], [b[0] - uy * 4, b[1] + ux * 4], [b[0] + uy * 4, b[1] - ux * 4]]);
      c.fillStyle = stroke;
      c.fill();
    }
    return [a, b];
  }

  /** Draws a dot at a point of a layer, with a cross if it is a ring. Returns its place on the canvas. */
  dot(layer, point, { fill, radius = 3.5, ring = false }) {
    if (divisor(layer.plane, ...point) <= LEAST_DIVISOR) return null;
    const [x, y] = this.pane.toScreen(project(layer.plane, ...point), this.pane.levelOf(layer)), c = this.context;
    c.beginPath();
    c.arc(x, y, radius, 0, 2 * Math.PI);
    c.fillStyle = ring ? '#fff' : fill;
    c.fill();
    c.lineWidth = ring ? 2 : 1;
    c.strokeStyle = ring ? fill : '#fff';
    c.stroke();
    if (ring) strokeCross(c, x, y, radius + 4, fill);
    return [x, y];
  }

  /** Draws a label beside a place on the canvas, moved so that it covers no other and stays inside. */
  label(place, text, color, { dx = 6, dy = -6, isOptional = false } = {}) {
    if (!place) return;
    const c = this.context, height = 17;
    c.font = '500 11px system-ui, -apple-system, sans-serif';
    const width = c.measureText(text).width + 10;
    const x = Math.max(2, Math.min(place[0] + dx, this.pane.width - width - 2));
    let y = Math.max(2, Math.min(place[1] + dy - height / 2, this.pane.height - height - 2));
    for (let tries = 0; tries < 12; tries++) {
      const other = this.labels.find(l => l.x < x + width && x < l.x + l.width && l.y < y + height && y < l.y + height);
      if (!other) break;
      if (isOptional) return;
      y = other.y + height + 1;
    }
    this.labels.push({ x, y, width });
    c.beginPath();
    c.roundRect(x, y, width, height, 4);
    c.fillStyle = color;
    c.fill();
    c.fillStyle = '#fff';
    c.textBaseline = 'middle';
    c.fillText(text, x + 5, y + height / 2 + 0.5);
  }
}

/** Strokes a thin cross. */
function strokeCross(context, x, y, size, color) {
  context.beginPath();
  context.moveTo(x - size, y);
  context.lineTo(x + size, y);
  context.moveTo(x, y - size);
  context.lineTo(x, y + size);
  context.lineWidth = 1;
  context.strokeStyle = color;
  context.stroke();
}

let hatching = null;

/** Returns the pattern of the area that cannot be touched. */
function hatch(context) {
  if (hatching) return hatching;
  const tile = document.createElement('canvas');
  tile.width = tile.height = 10;
  const c = tile.getContext('2d');
  c.strokeStyle = INK.blocked;
  c.lineWidth = 1.6;
  c.beginPath();
  for (const shift of [-10, 0, 10]) {
    c.moveTo(shift, 10);
    c.lineTo(shift + 10, 0);
  }
  c.stroke();
  return (hatching = context.createPattern(tile, 'repeat'));
}

/** The functions that draw an overlay for one layer. */
const overlayPainters = {
  bounds(pen, layer) {
    const level = pen.pane.levelOf(layer), b = layer.values.bounds;
    pen.rect(layer.plane, b, level, { stroke: INK.bounds, fill: 'rgba(0,122,255,0.08)' });
    const length = Math.max(24, Math.min(80, 0.6 * Math.max(b[2], b[3])));
    const x = pen.line(layer, [0, 0], [length, 0], { stroke: INK.xAxis, width: 2, arrow: true });
    const y = pen.line(layer, [0, 0], [0, length], { stroke: INK.yAxis, width: 2, arrow: true });
    const origin = pen.dot(layer, [0, 0], { fill: '#333' });
    if (x) pen.label(x[1], 'x', INK.xAxis, { dx: 8, dy: 0 });
    if (y) pen.label(y[1], 'y', INK.yAxis, { dx: -6, dy: 16 });
    pen.label(origin, 'origin (0, 0)', '#444');
    if (b[0] || b[1]) pen.label(pen.dot(layer, b, { fill: INK.bounds }), `bounds.origin ${brief(b.slice(0, 2))}`, INK.bounds);
  },
  frame(pen, layer) {
    const level = pen.pane.levelOf(layer), frame = frameOf(layer.values);
    pen.rect(layer.parent ? layer.parent.plane : PLANE_IDENTITY, frame, level, { stroke: INK.frame, width: 2, dash: [6, 4] });
    pen.polygon(layer.quad, level, { stroke: INK.bounds, width: 2 });
    rectCorners(layer.values.bounds).forEach(corner => pen.dot(layer, corner, { fill: INK.bounds }));
    const plane = layer.parent ? layer.parent.plane : PLANE_IDENTITY;
    pen.label(pen.pane.toScreen(project(plane, frame[0], frame[1]), level), `frame ${brief(frame)}`, INK.frame, { dx: 0, dy: -12 });
  },
  anchor(pen, layer) {
    const v = layer.values;
    pen.label(pen.dot(layer, anchorOf(v), { fill: INK.anchor, ring: true, radius: 5 }),
      `anchor ${numbers(v.anchorPoint.map(n => Math.round(n * 100) / 100))} at ${brief(v.position)}`, INK.anchor, { dx: 10, dy: 14 });
  },
  alignment(pen, layer) {
    const rect = alignmentRect(layer), level = pen.pane.levelOf(layer);
    pen.rect(layer.plane, rect, level, { stroke: INK.alignment, width: 2, fill: 'rgba(255,179,0,0.15)' });
    if (layer.raw.alignmentInsets) {
      pen.label(pen.pane.toScreen(project(layer.plane, rect[0], rect[1] + rect[3]), level), `alignment ${brief(rect)}`, '#b37400', { dx: 0, dy: 14 });
    }
  },
  touches(pen, layer) {
    const { area, reasons } = touchArea(layer), level = pen.pane.levelOf(layer);
    if (!sameArea(area, layer.quad)) {
      pen.polygon(layer.quad, level, { stroke: INK.blocked, width: 1, fill: 'rgba(255,59,48,0.10)' });
      pen.between(layer.quad, area, level, hatch(pen.context));
      const lowest = layer.quad.map(p => pen.pane.toScreen(p, level)).sort((a, b) => b[1] - a[1])[0];
      pen.label(lowest, `no touches: ${reasons[0]}`, '#c4261d', { dx: -40, dy: 14 });
    }
    if (area.length) pen.polygon(area, level, { stroke: INK.touches, width: 1.5, fill: 'rgba(52,199,89,0.25)' });
  },
  baselines(pen, layer) {
    const [x, , w] = layer.values.bounds;
    (layer.raw.baselines || []).filter((y, i, all) => !i || Math.abs(y - all[0]) > 0.01).forEach((y, i) => {
      const ends = pen.line(layer, [x, y], [x + w, y], { stroke: INK.baseline });
      if (ends) pen.label(ends[1], `${i ? 'last' : 'first'} baseline ${num(y)}`, INK.baseline, { dx: 4, dy: 0 });
    });
  },
  safeArea(pen, layer) {
    paintInsets(pen, layer, layer.raw.safeArea, 'rgba(48,176,199,0.28)', INK.safeArea);
  },
  margins(pen, layer) {
    paintInsets(pen, layer, layer.raw.margins, 'rgba(88,86,214,0.22)', INK.margins);
  },
};

/** Fills the part of a layer's bounds outside insets. */
function paintInsets(pen, layer, insets, fill, stroke) {
  if (insets?.some(value => value)) pen.ring(layer, layer.values.bounds, insetRect(layer.values.bounds, insets), { fill, stroke });
}

/** Draws constraints as dimension lines. */
function paintConstraints(pen, capture, constraints) {
  for (const c of constraints.slice(0, 400)) {
    const line = dimension(capture, c);
    if (!line) continue;
    const isHovered = state.hoveredConstraint === c.id;
    const color = c.state === 'broken' ? INK.blocked : isHovered ? INK.selection : INK.constraint;
    for (const guide of line.guides) pen.line(line.space, guide[0], guide[1], { stroke: color, width: 1, dash: [2, 3] });
    const style = { stroke: color, width: isHovered ? 3 : 1.5, ticks: !line.isAlignment, dash: c.priority < 1000 || line.isAlignment ? [5, 3] : [] };
    const ends = pen.line(line.space, line.from, line.to, style);
    const isOptional = state.selected === null && !isHovered;
    if (!ends || (line.isAlignment && !isHovered) || (isOptional && line.label === '0')) continue;
    const middle = [(ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2];
    pen.label(middle, c.priority < 1000 ? `${line.label} @${num(c.priority)}` : line.label, color, { dx: 5, dy: 0, isOptional });
  }
}

/** Draws the overlays that are switched on, for the selection or what stands for it. */
function paintOverlays(pen, capture) {
  const on = state.overlays, chosen = [capture.layer(state.selected), capture.layer(state.second)].filter(Boolean);
  if (on.touches && !chosen.length) {
    for (const layer of capture.layers) {
      if (layer.raw.isControl && layer.isShown && pen.pane.shows(layer)) overlayPainters.touches(pen, layer);
    }
  }
  for (const id of ['safeArea', 'margins']) if (on[id] && !chosen.length) overlayPainters[id](pen, capture.root);
  if (on.constraints) {
    const constraints = chosen.length
      ? [...new Set(chosen.flatMap(layer => capture.constraintsByLayer.get(layer.id) || []))] : capture.constraints;
    paintConstraints(pen, capture, constraints);
  }
  for (const layer of chosen) {
    for (const [id, paint] of Object.entries(overlayPainters)) if (on[id]) paint(pen, layer);
  }
}

/** Outlines the differences of two captures. */
function paintDifferences(pen, capture) {
  for (const difference of currentDifferences()) {
    const layer = capture === otherCapture() ? difference.b : difference.a;
    if (!layer) continue;
    const kind = difference.kind.split(' ')[0];
    pen.polygon(layer.quad, pen.pane.levelOf(layer), { stroke: INK[kind], width: 2, fill: difference.a && difference.b ? undefined : INK[kind] + '26' });
  }
}
