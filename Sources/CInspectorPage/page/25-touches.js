/* Hit testing by UIKit's rules, and the area of a view that takes touches. */

/** Returns why a view takes no touches at all, nor its subviews, or null. */
function blockedReason(layer) {
  const raw = layer.raw, m = layer.values.transform;
  if (raw.isLayerOnly) return 'a layer without a view is not asked';
  if (raw.hidden) return 'no: it is hidden';
  if (raw.userInteraction === false) return 'no: its user interaction is off';
  if (Math.fround(raw.alpha ?? 1) < 0.01) return `no: its alpha of ${num(raw.alpha)} is 0.01 or less`;
  if (layer.parent && isAffine(flattened(m)) && m[0] * m[5] === m[1] * m[4]) return 'no: its transform leaves it no area';
  return null;
}

/** Returns whether bounds contain a point: the edges at the origin belong to them, the others do not. */
const boundsContain = ([x, y, w, h], p) => p[0] >= x && p[1] >= y && p[0] < x + w && p[1] < y + h;

/** Converts a point of the superview to a view's coordinates as hit testing does: never from behind the viewer. */
function pointForHit(layer, p) {
  if (!layer.parent) return p;
  if (isAffine(layer.step)) return convertDown(layer.step, p);
  const q = unproject(layer.step, p[0], p[1]);
  return q && divisor(layer.step, q[0], q[1]) > 0 ? q : [Infinity, Infinity];
}

/** Returns the sublayers in the order in which hit testing asks their views: the last subview first. */
function askedChildren(layer) {
  const place = (child, index) => child.raw.sublayerIndex ?? index;
  return layer.children.map((child, index) => [place(child, index), child]).sort((a, b) => b[0] - a[0]).map(([, child]) => child);
}

/**
 * Hit-tests a point of the window.
 *
 * @returns {{hit: Layer|null, verdicts: Map<Layer, {point: number[], text: string, accepts: boolean}>}} The view that
 *   takes the touch, and what each view that was asked answered.
 */
function hitTest(capture, point) {
  const verdicts = new Map();
  const ask = (layer, p) => {
    const verdict = { point: p, text: '', accepts: false };
    verdicts.set(layer, verdict);
    const reason = blockedReason(layer);
    if (reason) {
      verdict.text = reason;
      return null;
    }
    const isInside = boundsContain(layer.values.bounds, p);
    if (!isInside && !layer.raw.hitOutside) {
      verdict.text = p[0] === Infinity ? 'no: the point is behind the viewer' : 'no: the point is outside its bounds';
      return null;
    }
    // Subviews are asked in their own order, whatever their z positions are.
    for (const child of askedChildren(layer)) {
      if (child.raw.isLayerOnly) continue;
      const hit = ask(child, pointForHit(child, p));
      if (hit) {
        verdict.text = `${isInside ? 'inside' : 'outside, but it decides itself'}; its subview ${child.title} answers`;
        return hit;
      }
    }
    verdict.accepts = isInside;
    if (!isInside) {
      verdict.text = 'outside, but it decides itself; no subview answers';
      return null;
    }
    verdict.text = layer.children.some(child => !child.raw.isLayerOnly)
      ? 'yes: inside, and no subview answers' : 'yes: inside, and it has no subviews';
    return layer;
  };
  return { hit: capture.root ? ask(capture.root, point) : null, verdicts };
}

/**
 * Describes a point on the way from the window to a layer.
 *
 * @returns {{layer: Layer, point: number[], text: string, state: string}[]} For each level the point in its
 *   coordinates and the verdict in words; the state is "hit", "yes", "no" or "unasked".
 */
function pointerLevels(capture, point, target) {
  const { hit, verdicts } = hitTest(capture, point);
  let stopped = null, p = point;
  const levels = target.path.map(layer => {
    p = layer.parent ? convertDown(layer.step, p) : point;
    const verdict = verdicts.get(layer);
    if (verdict) {
      const isNo = !verdict.accepts && !verdict.text.includes('answers');
      if (isNo) stopped = layer;
      return { layer, point: p, text: verdict.text, state: layer === hit ? 'hit' : isNo ? 'no' : 'yes' };
    }
    let text;
    if (layer.raw.isLayerOnly) text = 'a layer without a view is not asked';
    else if (stopped) text = `not asked: ${stopped.title} said no`;
    else {
      const front = layer.parent && layer.parent.children.slice(layer.index ? layer.parent.children.indexOf(layer) + 1 : 0)
        .find(sibling => verdicts.get(sibling)?.text && hit && hit.path.includes(sibling));
      text = front ? `not asked: ${front.title}, in front of it, has answered` : 'not asked';
      stopped ??= layer;
    }
    return { layer, point: p, text, state: 'unasked' };
  });
  return { hit, levels };
}

/**
 * Returns where a view takes touches.
 *
 * @returns {{area: number[][], reasons: string[]}} The polygon in the window that takes touches, empty if there is
 *   none, and what keeps the rest of the view from it.
 */
function touchArea(layer) {
  const reasons = [];
  let area = layer.quad;
  for (let l = layer; l; l = l.parent) {
    const who = l === layer ? 'it' : l.title;
    const reason = blockedReason(l);
    if (reason) {
      area = [];
      reasons.push(l === layer ? reason.replace(/^no: /, '') : reason.replace(/^no: its /, `${who}’s `).replace(/^no: it /, `${who} `));
    } else if (l !== layer && !l.raw.hitOutside && area.length) {
      const inside = intersect(area, l.quad);
      if (!sameArea(inside, area)) {
        reasons.push(inside.length ? `a part is outside the bounds of ${who}` : `it is outside the bounds of ${who}`);
        area = inside;
      }
    }
  }
  return { area, reasons };
}
