/* Constraints: equations, and the lines that show them. */

/** The attributes of the horizontal axis, and where they lie in a width of 1. */
const HORIZONTAL = { leading: 0, left: 0, trailing: 1, right: 1, centerX: 0.5 };
/** The attributes of the vertical axis, and where they lie in a height of 1. */
const VERTICAL = { top: 0, bottom: 1, centerY: 0.5 };

/** Returns the equation of a constraint. */
function equation(capture, c) {
  if (c.text) return c.text.replace(` (${c.documentID})`, '');
  const side = end => {
    const layer = capture.layer(end[0]);
    return [layer ? layer.raw.userLabel || layer.className : '?', end[2], end[1]].filter(Boolean).join('.');
  };
  let text = `${side(c.first)} ${c.relation || '='} `;
  if (c.second) {
    if (c.multiplier !== undefined && c.multiplier !== 1) text += `${num(c.multiplier)} × `;
    text += side(c.second);
    if (c.constant) text += ` ${c.constant < 0 ? '-' : '+'} ${num(Math.abs(c.constant))}`;
  } else {
    text += num(c.constant || 0);
  }
  return text;
}

/** Returns the layer at the other end of a constraint, or null. */
function otherEnd(capture, c, layer) {
  const ids = [c.first?.[0], c.second?.[0]].filter(id => id != null && id !== layer.id);
  return ids.length ? capture.layer(ids[0]) : null;
}

/** Returns the bounds without alignment insets: what constraints refer to. */
const alignmentRect = layer => layer.raw.alignmentInsets
  ? insetRect(layer.values.bounds, layer.raw.alignmentInsets) : layer.values.bounds;

/**
 * Returns where an attribute lies, of the layer itself or of its guide "safeArea" or "margins".
 *
 * @returns {{axis: string, at: number|null}} The axis "x" or "y", and the coordinate in the layer's own space. An
 *   attribute of size has none.
 */
function attributeLine(layer, attribute, guide) {
  const bare = attribute.replace(/Margin$|WithinMargins$/, '');
  const insets = guide === 'safeArea' ? layer.raw.safeArea : guide || bare !== attribute ? layer.raw.margins : null;
  const rect = insets ? insetRect(layer.values.bounds, insets) : alignmentRect(layer);
  if (bare in HORIZONTAL) return { axis: 'x', at: rect[0] + rect[2] * HORIZONTAL[bare] };
  if (bare in VERTICAL) return { axis: 'y', at: rect[1] + rect[3] * VERTICAL[bare] };
  if (/baseline/i.test(bare)) {
    const baselines = layer.raw.baselines;
    return { axis: 'y', at: baselines ? baselines[/first/i.test(bare) ? 0 : 1] : rect[1] + rect[3] };
  }
  return { axis: bare === 'height' ? 'y' : 'x', at: null };
}

/**
 * Returns the offset from a layer's coordinates to an ancestor's as layout sees them: without transforms.
 */
function layoutOffset(layer, top) {
  let x = 0, y = 0;
  for (let l = layer; l && l !== top; l = l.parent) {
    const anchor = anchorOf(l.values);
    x += l.values.position[0] - anchor[0];
    y += l.values.position[1] - anchor[1];
  }
  return [x, y];
}

/**
 * Returns the dimension line of a constraint.
 *
 * Layout ignores transforms, so the line lies in the space of the nearest common ancestor, between where the views
 * would be without theirs.
 *
 * @returns {{space: Layer, axis: string, from: number[], to: number[], guides: number[][][], label: string}|null}
 */
function dimension(capture, c) {
  const a = capture.layer(c.first?.[0]);
  if (!a) return null;
  const b = c.second ? capture.layer(c.second[0]) : null;
  const label = (c.relation && c.relation !== '=' ? c.relation + ' ' : '') + num(c.constant || 0)
    + (c.multiplier !== undefined && c.multiplier !== 1 ? ` (× ${num(c.multiplier)})` : '');
  const first = attributeLine(a, c.first[1], c.first[2]), second = b && attributeLine(b, c.second[1], c.second[2]);
  const i = first.axis === 'x' ? 0 : 1, size = i + 2;
  const make = (space, start, end, cross) => {
    const point = value => i ? [cross, value] : [value, cross];
    return { space, axis: first.axis, from: point(start), to: point(end), guides: [], label };
  };
  if (first.at === null || !b || second.at === null || first.axis !== second.axis) {
    const rect = alignmentRect(a), cross = rect[1 - i] + rect[3 - i] * (i ? 0.85 : 0.8);
    return make(a, rect[i], rect[i] + rect[size], cross);
  }
  const top = commonAncestor(a, b), oa = layoutOffset(a, top), ob = layoutOffset(b, top);
  const start = second.at + ob[i], end = first.at + oa[i];
  const ra = alignmentRect(a), rb = alignmentRect(b), j = 1 - i;
  const spanA = [ra[j] + oa[j], ra[j] + oa[j] + ra[j + 2]], spanB = [rb[j] + ob[j], rb[j] + ob[j] + rb[j + 2]];
  const low = Math.max(spanA[0], spanB[0]), high = Math.min(spanA[1], spanB[1]);
  const cross = low <= high ? (low + high) / 2 : (spanA[0] + spanA[1]) / 2;
  const line = make(top, start, end, cross);
  if (low > high) {
    const edge = (value, from) => i ? [from, value] : [value, from];
    line.guides.push([edge(start, (spanB[0] + spanB[1]) / 2), edge(start, cross)]);
  }
  if (Math.abs(start - end) < 0.01) {
    // Aligned edges have no distance: the line runs along the edge, through both.
    const from = Math.min(spanA[0], spanB[0]), to = Math.max(spanA[1], spanB[1]);
    line.from = i ? [from, start] : [start, from];
    line.to = i ? [to, start] : [start, to];
    line.isAlignment = true;
  }
  return line;
}
