/* The panes: the flat screen, the stack of layers, and the screen of the capture compared with. */

/** Returns the angles in radians from which the stack is seen at first. */
const startOfStack = () => ({ yaw: -0.55, pitch: 0.32 });

/** Returns the spacing in points at which a stack is neither flat nor torn apart. */
const goodSpacing = () => Math.round(Math.max(3, Math.min(50, 320 / capture().levelCount)));

/** A canvas that shows a capture and answers the pointer. Its camera has no perspective, so what is drawn is exact. */
class Pane {
  /**
   * @param id The id of the canvas.
   * @param kind "flat", "stack" or "other".
   */
  constructor(id, kind) {
    this.canvas = element(id);
    this.context = this.canvas.getContext('2d');
    this.kind = kind;
    this.camera = kind === 'stack' ? state.camera : state.flatCamera;
    this.width = this.height = 0;
    this.pointers = new Map();
    this.lastClick = null;
    new ResizeObserver(() => {
      const box = this.canvas.parentElement.getBoundingClientRect(), ratio = window.devicePixelRatio || 1;
      this.width = box.width;
      this.height = box.height;
      this.canvas.width = Math.round(box.width * ratio);
      this.canvas.height = Math.round(box.height * ratio);
      this.ratio = ratio;
      this.draw();
    }).observe(this.canvas.parentElement);
    this.listen();
  }

  /** The capture in this pane. */
  get capture() {
    return this.kind === 'other' ? otherCapture() || capture() : capture();
  }

  /** The level at which a layer lies in this pane. */
  levelOf(layer) {
    return this.kind === 'stack' ? layer.level : 0;
  }

  /** Returns whether a layer is within the levels that are shown. */
  shows(layer) {
    return this.kind !== 'stack' || (layer.level >= state.levels[0] && layer.level <= state.levels[1]);
  }

  /** Computes the map from the window to the canvas: x = ax · x + bx · y + cx · level + tx, and likewise y. */
  updateView() {
    const { root, levelCount } = this.capture, camera = this.camera;
    // Two screens that are compared have the same scale.
    const shown = state.mode === 'compare' && otherCapture() ? [capture(), otherCapture()] : [this.capture];
    const [w, h] = [0, 1].map(i => Math.max(...shown.map(c => c.size[i])));
    const isStack = this.kind === 'stack', margin = 28;
    const yaw = isStack ? camera.yaw : 0, pitch = isStack ? camera.pitch : 0;
    const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
    const depth = isStack ? camera.spacing * (levelCount - 1) : 0;
    const fit = Math.min(
      (this.width - 2 * margin) / (w * Math.abs(cy) + depth * Math.abs(sy)),
      (this.height - 2 * margin) / (h * Math.abs(cp) + (w * Math.abs(sy) + depth * Math.abs(cy)) * Math.abs(sp)));
    const s = Math.max(0.01, fit) * camera.zoom, step = isStack ? camera.spacing : 0;
    const v = this.view = {
      ax: s * cy, bx: 0, cx: s * sy * step, ay: s * sy * sp, by: s * cp, cy: -s * cy * sp * step,
      scale: s, facesFront: cy * cp >= 0,
    };
    const [x, y] = root.values.bounds, middle = isStack ? (levelCount - 1) / 2 : 0;
    const [mx, my] = [x + this.capture.size[0] / 2, y + this.capture.size[1] / 2];
    v.tx = this.width / 2 + camera.pan[0] - v.ax * mx - v.cx * middle;
    v.ty = this.height / 2 + camera.pan[1] - v.ay * mx - v.by * my - v.cy * middle;
  }

  /** Returns the place on the canvas of a point of the window at a level. */
  toScreen([x, y], level) {
    const v = this.view;
    return [v.ax * x + v.bx * y + v.cx * level + v.tx, v.ay * x + v.by * y + v.cy * level + v.ty];
  }

  /** Returns the point of the window at a level that is seen at a place on the canvas. */
  toWindow([px, py], level) {
    const v = this.view, x = px - v.tx - v.cx * level, y = py - v.ty - v.cy * level;
    const determinant = v.ax * v.by - v.bx * v.ay || 1e-9;
    return [(x * v.by - y * v.bx) / determinant, (y * v.ax - x * v.ay) / determinant];
  }

  /** Has a context draw in the coordinates of an affine plane matrix at a level. */
  setTransform(context, h, level) {
    const v = this.view, r = this.ratio;
    context.setTransform(r * (v.ax * h[0] + v.bx * h[1]), r * (v.ay * h[0] + v.by * h[1]),
      r * (v.ax * h[3] + v.bx * h[4]), r * (v.ay * h[3] + v.by * h[4]),
      r * (v.ax * h[6] + v.bx * h[7] + v.cx * level + v.tx), r * (v.ay * h[6] + v.by * h[7] + v.cy * level + v.ty));
  }

  /** Draws the pane. */
  draw() {
    if (!this.width || !state.captures.length || this.canvas.offsetParent === null) return;
    const c = this.context, shown = this.capture;
    this.updateView();
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.clearRect(0, 0, this.canvas.width, this.canvas.height);
    if (this.kind === 'stack') this.drawStack(c);
    else this.drawScreen(c, shown);
    c.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    this.drawMarks(c, shown);
    c.setTransform(1, 0, 0, 1, 0, 0);
  }

  /** Draws the screen: the picture of the capture, or the layers themselves during an experiment. */
  drawScreen(c, shown) {
    const root = shown.root, picture = shown.isExperiment && shown.hasContents ? null : loadedImage(shown.raw.picture);
    this.setTransform(c, PLANE_IDENTITY, 0);
    const [x, y] = root.values.bounds, [w, h] = shown.size;
    c.shadowColor = 'rgba(0,0,0,0.28)';
    c.shadowBlur = 14 * this.ratio;
    c.fillStyle = '#fff';
    c.fillRect(x, y, w, h);
    c.shadowColor = 'transparent';
    if (picture) c.drawImage(picture, x, y, w, h);
    else {
      c.save();
      c.beginPath();
      c.rect(x, y, w, h);
      c.clip();
      for (const layer of shown.order) if (layer.isShown) paintLayer(c, this, layer, 0, true);
      c.restore();
    }
  }

  /** Draws the stack of layers, from back to front as seen by the camera. */
  drawStack(c) {
    const stack = this.view.facesFront ? this.capture.stack : [...this.capture.stack].reverse();
    const line = theme.stackLine, fill = theme.stackFill;
    for (const layer of stack) {
      if (!this.shows(layer)) continue;
      const points = state.showsCut ? layer.quad : layer.seen;
      if (points.length < 3) continue;
      paintLayer(c, this, layer, layer.level, !state.showsCut);
      this.setTransform(c, PLANE_IDENTITY, layer.level);
      tracePolygon(c, points);
      if (!hasContents(layer)) {
        c.fillStyle = fill;
        c.fill();
      }
      c.lineWidth = 1 / this.view.scale;
      c.strokeStyle = line;
      c.stroke();
    }
  }

  /** Draws what lies over the layers: outlines, the selection and the overlays. */
  drawMarks(c, shown) {
    const pen = new Pen(c, this);
    if (state.overlays.outlines) {
      for (const layer of shown.layers) {
        if (layer.isShown && this.shows(layer)) pen.polygon(layer.quad, this.levelOf(layer), { stroke: 'rgba(0,122,255,0.55)', width: 1 });
      }
    }
    if (state.mode === 'compare') paintDifferences(pen, shown);
    if (this.kind === 'other') {
      const layer = counterpart(selectedLayer(), capture(), shown);
      if (layer) pen.polygon(layer.quad, 0, { stroke: INK.selection, width: 2.5 });
      return;
    }
    const hovered = shown.layer(state.hovered), selected = shown.layer(state.selected), second = shown.layer(state.second);
    for (const [layer, color, width] of [[hovered, INK.hover, 1.5], [second, INK.second, 2.5], [selected, INK.selection, 2.5]]) {
      if (layer) pen.polygon(layer.quad, this.levelOf(layer), { stroke: color, width, fill: color + '20', dash: layer.isShown ? [] : [3, 3] });
    }
    paintOverlays(pen, shown);
    if (this.kind === 'stack' && hovered?.quad.length) {
      pen.label(this.toScreen(hovered.quad[0], hovered.level), hovered.title, INK.hover, { dx: 0, dy: -12 });
    }
    if (this.kind === 'flat' && state.pointer) strokeCross(c, ...this.toScreen(state.pointer, 0), 9, 'rgba(255,45,85,0.8)');
  }

  /** Returns the layers that are seen at a place on the canvas, the one in front first. */
  layersAt(place) {
    this.updateView();
    if (this.kind !== 'stack') return this.capture.layersAt(this.toWindow(place, 0));
    const stack = this.view.facesFront ? [...this.capture.stack].reverse() : this.capture.stack;
    return stack.filter(layer => this.shows(layer)
      && polygonContains(state.showsCut ? layer.quad : layer.seen, this.toWindow(place, layer.level)));
  }

  /** Selects what lies at a place. Another click at the same place goes on to what lies under it. */
  click(place, second) {
    let found = this.layersAt(place);
    if (this.kind === 'other') found = found.map(layer => counterpart(layer, this.capture, capture())).filter(Boolean);
    const last = this.lastClick;
    const isAgain = last && Math.hypot(place[0] - last.place[0], place[1] - last.place[1]) < 4 && found.length === last.count;
    const depth = isAgain ? (last.depth + 1) % Math.max(1, found.length) : 0;
    this.lastClick = { place, depth, count: found.length };
    select(found[depth]?.id ?? null, { second: second || state.isChoosingSecond });
  }

  /** Zooms about a place on the canvas. */
  zoom(factor, [x, y]) {
    const camera = this.camera, zoom = Math.max(0.2, Math.min(20, camera.zoom * factor)), k = zoom / camera.zoom;
    camera.pan = [(camera.pan[0] - x + this.width / 2) * k + x - this.width / 2, (camera.pan[1] - y + this.height / 2) * k + y - this.height / 2];
    camera.zoom = zoom;
    invalidate('canvas');
  }

  /** Rotates the stack, or moves a screen. */
  drag(dx, dy, moves) {
    const camera = this.camera;
    if (this.kind === 'stack' && !moves) {
      camera.yaw = Math.max(-Math.PI, Math.min(Math.PI, camera.yaw + dx * 0.008));
      camera.pitch = Math.max(-1.5, Math.min(1.5, camera.pitch - dy * 0.008));
    } else {
      camera.pan = [camera.pan[0] + dx, camera.pan[1] + dy];
    }
    invalidate('canvas');
  }

  /** Moves the pointer's point of the window. */
  point(place) {
    if (this.kind === 'flat') {
      this.updateView();
      state.pointer = this.toWindow(place, 0).map(value => Math.round(value * 100) / 100);
      if (state.tab === 'pointer') invalidate('tabs');
    }
    hover(this.layersAt(place)[0]?.id ?? null);
    invalidate('canvas');
  }

  /** Listens to mouse, touch, wheel and keys. */
  listen() {
    const canvas = this.canvas, place = event => [event.offsetX, event.offsetY];
    canvas.addEventListener('pointerdown', event => {
      canvas.setPointerCapture(event.pointerId);
      this.pointers.set(event.pointerId, place(event));
      this.travel = this.pointers.size > 1 ? Infinity : 0;
    });
    canvas.addEventListener('pointermove', event => {
      const last = this.pointers.get(event.pointerId), now = place(event);
      if (!last) return this.point(now);
      const [dx, dy] = [now[0] - last[0], now[1] - last[1]];
      this.travel += Math.hypot(dx, dy);
      this.pointers.set(event.pointerId, now);
      if (this.pointers.size === 2) {
        const other = [...this.pointers].find(([id]) => id !== event.pointerId)[1];
        const before = Math.hypot(last[0] - other[0], last[1] - other[1]) || 1;
        this.zoom(Math.hypot(now[0] - other[0], now[1] - other[1]) / before, other);
        this.drag(dx / 2, dy / 2, true);
      } else if (this.travel > 3) this.drag(dx, dy, event.shiftKey || event.button === 1);
    });
    const end = event => {
      if (this.pointers.delete(event.pointerId) && event.type === 'pointerup' && this.travel <= 3) this.click(place(event), event.shiftKey);
    };
    canvas.addEventListener('pointerup', end);
    canvas.addEventListener('pointercancel', end);
    canvas.addEventListener('pointerleave', () => hover(null));
    canvas.addEventListener('wheel', event => {
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), place(event));
    }, { passive: false });
    canvas.addEventListener('keydown', event => this.key(event));
  }

  /** Answers keys: arrows rotate the stack or move the pointer, Return selects, + and - zoom, 0 resets. */
  key(event) {
    const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const middle = [this.width / 2, this.height / 2];
    if (arrow && this.kind === 'stack') this.drag(arrow[0] * 12, arrow[1] * 12, event.shiftKey);
    else if (arrow) {
      const step = event.shiftKey ? 10 : 1, from = state.pointer || this.capture.size.map(value => value / 2);
      state.pointer = [from[0] + arrow[0] * step, from[1] + arrow[1] * step];
      this.updateView();
      hover(this.capture.layersAt(state.pointer)[0]?.id ?? null);
      announce(`${numbers(state.pointer)}, ${capture().layer(state.hovered)?.title || 'nothing'}`);
      invalidate('canvas', 'tabs');
    } else if (event.key === 'Enter' && this.kind !== 'stack' && state.pointer) {
      this.updateView();
      this.click(this.toScreen(state.pointer, 0), event.shiftKey);
    } else if (event.key === '+' || event.key === '=') this.zoom(1.2, middle);
    else if (event.key === '-') this.zoom(1 / 1.2, middle);
    else if (event.key === '0') this.reset();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Brings the camera back to its start. */
  reset() {
    Object.assign(this.camera, { zoom: 1, pan: [0, 0] }, this.kind === 'stack' ? { ...startOfStack(), spacing: goodSpacing() } : {});
    if (this.kind === 'stack') {
      state.levels = [0, Infinity];
      state.showsCut = false;
    }
    invalidate('canvas', 'toolbar');
  }
}
