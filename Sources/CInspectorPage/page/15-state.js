/* What is shown: one state, and one place where changes are collected until the next frame. */

/** The overlays: key, name, and what each shows. */
const OVERLAYS = [
  { id: 'bounds', key: 'b', name: 'Bounds and axes', hint: 'The bounds, the origin and the axes of the view’s own coordinate system, as they lie in the window' },
  { id: 'frame', key: 'f', name: 'Frame', hint: 'The upright box of the frame in the superview, against the true corners' },
  { id: 'anchor', key: 'a', name: 'Anchor point', hint: 'The anchor point, where the position lies' },
  { id: 'alignment', key: 'l', name: 'Alignment rectangle', hint: 'The rectangle that constraints refer to' },
  { id: 'touches', key: 't', name: 'Touch area', hint: 'Where touches arrive; hatched where the view is or would be, but cannot be touched' },
  { id: 'baselines', key: 'n', name: 'Baselines', hint: 'The first and the last baseline' },
  { id: 'safeArea', key: 's', name: 'Safe area', hint: 'The insets of the safe area' },
  { id: 'margins', key: 'm', name: 'Layout margins', hint: 'The layout margins' },
  { id: 'constraints', key: 'c', name: 'Constraints', hint: 'The constraints of the selection, or all, as dimension lines' },
  { id: 'outlines', key: 'o', name: 'All outlines', hint: 'The outline of every layer on the screen' },
];

/** The state of the page. */
const state = {
  title: '',
  captures: [],
  /** The index of the capture that is shown, and of the one it is compared with or -1. */
  current: 0,
  other: -1,
  selected: null,
  second: null,
  hovered: null,
  hoveredConstraint: null,
  /** The pointer's point in the window, or null. */
  pointer: null,
  /** The point and the rectangle of the conversion, in the coordinates of the selected layer. */
  conversion: { point: [0, 0], size: [100, 50] },
  isChoosingSecond: false,
  overlays: Object.fromEntries(OVERLAYS.map(overlay => [overlay.id, false])),
  mode: 'both',
  tab: 'pointer',
  search: '',
  camera: { yaw: -0.55, pitch: 0.32, zoom: 1, pan: [0, 0], spacing: 24 },
  flatCamera: { zoom: 1, pan: [0, 0] },
  /** The levels of the stack that are shown. */
  levels: [0, Infinity],
  showsCut: false,
  /** Whether the page belongs to a running program, follows it, and has seen its end. */
  live: { isOn: false, isFollowing: true, hasEnded: false, revision: 0 },
  /** The frames of the program, the latest last. */
  frames: [],
};

/** The capture that is shown. */
const capture = () => state.captures[state.current];

/** The capture that it is compared with, or null. */
const otherCapture = () => state.captures[state.other] || null;

/** The selected layer, or null. */
const selectedLayer = () => capture().layer(state.selected);

/** The second selected layer, or null. */
const secondLayer = () => capture().layer(state.second);

/** The functions that bring parts of the page up to date, by the part's name. */
const renderers = {};
const dirty = new Set();
let frameRequest = 0;

/** Marks parts of the page as needing an update: "tree", "panel", "experiment", "canvas", "tabs" or "toolbar". */
function invalidate(...parts) {
  parts.forEach(part => dirty.add(part));
  frameRequest ||= requestAnimationFrame(flush);
}

/** Updates the parts of the page that need it now. */
function flush() {
  if (frameRequest) cancelAnimationFrame(frameRequest);
  frameRequest = 0;
  const parts = [...dirty];
  dirty.clear();
  for (const part of parts) renderers[part]?.();
}

/** Selects a layer, or none with null. */
function select(id, { reveals = true, second = false } = {}) {
  const layer = capture().layer(id);
  if (second && layer && state.selected !== null && layer.id !== state.selected) {
    state.second = layer.id;
    state.tab = 'convert';
    announce(`Converting from ${selectedLayer().title} to ${layer.title}`);
  } else {
    if (state.selected !== (layer ? layer.id : null)) state.second = null;
    state.selected = layer ? layer.id : null;
    if (layer) {
      const [x, y] = layer.values.bounds;
      state.conversion = { point: [x, y], size: layer.values.bounds.slice(2) };
      announce(`Selected ${layer.title}, frame ${numbers(frameOf(layer.values))}`);
    }
  }
  state.isChoosingSecond = false;
  if (layer && reveals) revealInTree(layer);
  invalidate('tree', 'panel', 'experiment', 'canvas', 'tabs', 'toolbar');
}

/** Marks a layer as hovered. */
function hover(id) {
  if (state.hovered === id) return;
  state.hovered = id;
  invalidate('canvas', 'tree');
}

/** Has screen readers say a text. */
function announce(text) {
  document.getElementById('announcer').textContent = text;
}

/** Returns the element with an id. */
const element = id => document.getElementById(id);

/** Escapes a text for HTML. */
const html = text => String(text).replace(/[&<>"']/g, c => `&#${c.charCodeAt(0)};`);
