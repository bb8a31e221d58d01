/* The start of the page: toolbar, keys, and the interface for scripts. */

const panes = {};

/** The colors of the stack, which differ in dark mode. */
const theme = {};

renderers.canvas = () => Object.values(panes).forEach(pane => pane.draw());

/** Reads the colors of the style sheet. */
function updateTheme() {
  const style = getComputedStyle(document.documentElement);
  theme.stackLine = style.getPropertyValue('--stack-line').trim();
  theme.stackFill = style.getPropertyValue('--stack-fill').trim();
  invalidate('canvas', 'toolbar');
}

/** Returns whether the page is dark. */
const isDark = () => (document.documentElement.dataset.theme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';

/** Switches between light and dark. */
function toggleTheme() {
  document.documentElement.dataset.theme = isDark() ? 'light' : 'dark';
  updateTheme();
}

/** Switches an overlay on or off. */
function setOverlay(id, isOn) {
  state.overlays[id] = isOn;
  invalidate('canvas', 'toolbar');
}

/** Shows another capture. The selection goes to the layer that corresponds to it. */
function showCapture(index) {
  const layer = counterpart(selectedLayer(), capture(), state.captures[index]);
  if (state.other === index) state.other = state.current;
  state.current = index;
  restart(layer);
}

/** Sets what is shown in the middle: "both", "flat", "stack" or "compare". */
function setMode(mode) {
  state.mode = mode;
  if (mode === 'compare' && state.other < 0) state.other = state.captures.findIndex((_, i) => i !== state.current);
  if (mode === 'compare') state.tab = 'differences';
  document.body.dataset.mode = mode;
  invalidate('canvas', 'tabs', 'toolbar');
}

/** Brings everything up to date after a change of the capture. */
function restart(layer) {
  state.selected = layer ? layer.id : null;
  state.second = state.hovered = null;
  tree.collapsed.clear();
  updateRows();
  search(state.search);
  element('sliders').dataset.layer = '';
  element('tab-convert').dataset.key = '';
  if (layer) revealInTree(layer);
  invalidate('tree', 'panel', 'experiment', 'canvas', 'tabs', 'toolbar');
}

renderers.toolbar = () => {
  document.title = state.title ? `${state.title}: mica inspect` : 'mica inspect';
  element('title').textContent = state.title;
  const options = (selected, none) => (none ? `<option value="-1">none</option>` : '') + state.captures.map((c, i) =>
    none && i === state.current ? '' : `<option value="${i}"${i === selected ? ' selected' : ''}>${html(c.name)}</option>`).join('');
  element('capture-a').innerHTML = options(state.current, false);
  element('capture-b').innerHTML = options(state.other, true);
  for (const part of [element('compare'), document.querySelector('button[data-mode=compare]')]) part.hidden = state.captures.length < 2;
  element('name-a').textContent = state.mode === 'compare' ? `A: ${capture().name}` : 'Screen';
  element('name-b').textContent = `B: ${otherCapture()?.name || 'none'}`;
  for (const button of document.querySelectorAll('[data-mode]')) if (button !== document.body) button.setAttribute('aria-pressed', button.dataset.mode === state.mode);
  for (const box of document.querySelectorAll('[data-overlay]')) box.checked = state.overlays[box.dataset.overlay];
  element('dark').setAttribute('aria-pressed', isDark());
  element('spacing').value = state.camera.spacing;
  element('show-cut').checked = state.showsCut;
  const last = capture().levelCount - 1;
  for (const [id, value] of [['level-low', state.levels[0]], ['level-high', Math.min(last, state.levels[1])]]) {
    element(id).max = last;
    element(id).value = value;
  }
  element('level-text').textContent = `${state.levels[0]}–${Math.min(last, state.levels[1])}`;
  element('reset-experiment').disabled = !capture().isExperiment;
  renderLive();
};

/** Connects the toolbar and the controls of the stack. */
function startToolbar() {
  element('overlays').innerHTML = OVERLAYS.map(o => `<label title="${html(o.hint)}"><input type="checkbox" data-overlay="${o.id}"
    aria-keyshortcuts="${o.key}">${o.name}<kbd>${o.key.toUpperCase()}</kbd></label>`).join('');
  element('overlays').addEventListener('change', event => setOverlay(event.target.dataset.overlay, event.target.checked));
  const on = (id, type, action) => element(id).addEventListener(type, event => action(event.target));
  on('capture-a', 'change', target => showCapture(Number(target.value)));
  on('capture-b', 'change', target => {
    state.other = Number(target.value);
    setMode(state.other < 0 ? 'both' : 'compare');
  });
  for (const button of document.querySelectorAll('button[data-mode]')) button.addEventListener('click', () => setMode(button.dataset.mode));
  on('dark', 'click', toggleTheme);
  on('spacing', 'input', target => {
    state.camera.spacing = Number(target.value);
    invalidate('canvas');
  });
  on('show-cut', 'change', target => {
    state.showsCut = target.checked;
    invalidate('canvas');
  });
  on('level-low', 'input', target => setLevels(Math.min(Number(target.value), state.levels[1]), state.levels[1]));
  on('level-high', 'input', target => setLevels(Math.min(state.levels[0], Number(target.value)), Number(target.value)));
  on('reset-stack', 'click', () => panes.stack.reset());
  on('reset-flat', 'click', () => panes.flat.reset());
  on('reset-experiment', 'click', resetExperiments);
  on('sliders', 'input', target => {
    const value = Number(target.value);
    if (target.dataset.slider && target.value !== '' && Number.isFinite(value)) {
      experiment(selectedLayer(), sliders(selectedLayer())[target.dataset.slider][5](value));
    }
  });
  element('facts').addEventListener('mouseover', event => {
    const id = event.target.closest('[data-constraint]')?.dataset.constraint;
    state.hoveredConstraint = id === undefined ? null : Number(id);
    invalidate('canvas');
  });
  document.addEventListener('click', event => {
    const id = event.target.closest?.('[data-select]')?.dataset.select;
    if (id !== undefined) select(Number(id));
  });
}

/** Sets the levels of the stack that are shown. */
function setLevels(low, high) {
  state.levels = [low, high >= capture().levelCount - 1 ? Infinity : high];
  invalidate('canvas', 'toolbar');
}

/** Answers keys outside of fields. */
function globalKey(event) {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  const target = event.target;
  if (target.matches?.('input:not([type=checkbox]):not([type=range]), select')) return;
  const overlay = OVERLAYS.find(o => o.key === event.key.toLowerCase());
  if (event.key === '/') element('search').focus();
  else if (event.key === 'Escape') {
    if (state.isChoosingSecond || state.second !== null) {
      state.isChoosingSecond = false;
      state.second = null;
      invalidate('canvas', 'tabs', 'tree');
    } else select(null);
  } else if (event.key === 'd') toggleTheme();
  else if (event.key === 'r') resetExperiments();
  else if (event.key === 'p') toggleLive();
  else if (overlay) setOverlay(overlay.id, !state.overlays[overlay.id]);
  else if (/^[1-4]$/.test(event.key)) {
    const mode = ['both', 'flat', 'stack', 'compare'][event.key - 1];
    if (mode !== 'compare' || state.captures.length > 1) setMode(mode);
  } else return;
  event.preventDefault();
}

/** Replaces the captures of the page. */
function load(file) {
  state.title = file.title || '';
  state.captures = file.captures.map(raw => new Capture(raw));
  state.current = 0;
  state.other = -1;
  state.selected = null;
  state.camera.spacing = goodSpacing();
  restart(null);
  if (file.live) follow(file.live);
}

/** The interface for scripts and tests. */
window.inspector = {
  /** Returns the corners of a layer in the window, by the index of its node, computed from the chain of layers. */
  corners: (index, captureIndex = state.current) => state.captures[captureIndex].corners(state.captures[captureIndex].layers[index]),
  select(id) {
    select(id);
    flush();
  },
  get selection() { return state.selected; },
  /** Searches as the field does, and returns the ids of the layers found. */
  search(text) {
    element('search').value = text;
    const ids = search(text);
    flush();
    return ids;
  },
  /** Returns the id of the view that takes a touch at a point of the window, or null. */
  hitTest: point => hitTest(capture(), point).hit?.id ?? null,
  /** Converts a point between the coordinates of two layers. */
  convert: (point, from, to) => convertPoint(point, capture().layer(from), capture().layer(to)),
  /** Returns the frame of a layer, computed from its values. */
  frame: id => frameOf(capture().layer(id).values),
  /** Changes values of a layer (`id`, or the selection), or ends all experiments with null. Returns frame and center. */
  experiment(change) {
    if (!change) {
      resetExperiments();
      flush();
      return null;
    }
    const { id = state.selected, ...values } = change, layer = capture().layer(id);
    experiment(layer, values);
    flush();
    return { frame: frameOf(layer.values), center: layer.values.position };
  },
  /** The overlays by name; setting one to true or false shows or hides it. */
  overlays: OVERLAYS.reduce((object, { id }) => Object.defineProperty(object, id, {
    enumerable: true, get: () => state.overlays[id], set: value => setOverlay(id, !!value),
  }), {}),
  /** Compares the corners of the capture with the page's own. */
  check: (captureIndex = state.current) => state.captures[captureIndex].check(),
  /** Replaces the capture that is shown, and keeps the selection, the camera and the overlays. */
  update(raw) {
    replaceCaptures(state.captures.map((c, i) => i === state.current ? raw : c.raw));
    flush();
  },
  /** The frames of the program that the page follows, the latest last. */
  get frames() { return state.frames; },
  /** The differences between the capture that is shown and the one it is compared with. */
  get differences() { return currentDifferences().map(d => ({ kind: d.kind, a: d.a?.id ?? null, b: d.b?.id ?? null, notes: d.notes })); },
  /** The index of the capture that is shown. */
  get captureIndex() { return state.current; },
  /** The camera of the stack: yaw and pitch in radians, zoom, pan, and the spacing of the levels in points. */
  camera: state.camera,
  /** Shows a capture by its index. */
  show(index) {
    state.current = index;
    restart(null);
    flush();
  },
  /** Returns where a point of the window is on the page; in the stack at the level of a layer. */
  place(point, pane, id = 0) {
    panes[pane].updateView();
    const box = panes[pane].canvas.getBoundingClientRect(), [x, y] = panes[pane].toScreen(point, pane === 'stack' ? capture().layer(id).level : 0);
    return [x + box.x, y + box.y];
  },
  /** What tests need beyond this: the panes, the painting of a layer, and the update of the page. */
  internals: { panes, paintLayer, Pane, capture, flush, renderers },
  compare(a, b) {
    state.current = a;
    state.other = b;
    restart(null);
    setMode(b < 0 ? 'both' : 'compare');
    flush();
  },
};

startTree();
startTabs();
startToolbar();
document.addEventListener('keydown', globalKey);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', updateTheme);
document.body.dataset.mode = state.mode;
load(JSON.parse(element('capture').textContent));
Object.assign(panes, { flat: new Pane('flat', 'flat'), stack: new Pane('stack', 'stack'), other: new Pane('other', 'other') });
updateTheme();
flush();
