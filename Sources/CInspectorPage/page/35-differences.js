/* Differences between two captures. */

/** Returns the keys by which layers of a capture are matched: the id in the document, else the path of classes. */
function matchingKeys(capture) {
  const keys = new Map(), counts = new Map();
  for (const layer of capture.layers) {
    const id = layer.raw.documentID;
    const stem = id ? `#${id}` : `${layer.parent ? keys.get(layer.parent) : ''}/${layer.raw.class}`;
    const count = counts.get(stem) || 0;
    counts.set(stem, count + 1);
    keys.set(layer, `${stem}:${count}`);
  }
  return keys;
}

/**
 * Returns the layer of another capture that corresponds to a layer.
 */
function counterpart(layer, from, to) {
  if (!layer) return null;
  const key = matchingKeys(from).get(layer);
  for (const [other, otherKey] of matchingKeys(to)) if (otherKey === key) return other;
  return null;
}

/**
 * Compares two captures.
 *
 * @returns {{kind: string, a: Layer|null, b: Layer|null, notes: string[]}[]} The layers that are added, removed,
 *   moved, resized or changed otherwise, in the order of the tree. Frames are compared, to a hundredth of a point.
 */
function differences(captureA, captureB) {
  const a = new Map([...matchingKeys(captureA)].map(([layer, key]) => [key, layer]));
  const found = [], seen = new Set();
  for (const [other, key] of matchingKeys(captureB)) {
    const layer = a.get(key);
    seen.add(key);
    if (!layer) found.push({ kind: 'added', a: null, b: other, notes: [`frame ${numbers(frameOf(other.base))}`] });
    else {
      const difference = compareLayers(layer, other);
      if (difference) found.push(difference);
    }
  }
  for (const [key, layer] of a) {
    if (!seen.has(key)) found.push({ kind: 'removed', a: layer, b: null, notes: [`frame ${numbers(frameOf(layer.base))}`] });
  }
  return found;
}

/** Compares two layers that correspond to each other. Returns null if they do not differ. */
function compareLayers(a, b) {
  const notes = [], fa = frameOf(a.base), fb = frameOf(b.base);
  const differ = (p, q) => p.some((value, i) => Math.abs(value - q[i]) > 0.01);
  const moved = differ(fa.slice(0, 2), fb.slice(0, 2));
  const resized = differ(a.base.bounds.slice(2), b.base.bounds.slice(2));
  if (moved) notes.push(`origin ${numbers(fa.slice(0, 2))} → ${numbers(fb.slice(0, 2))}`);
  if (resized) notes.push(`size ${numbers(a.base.bounds.slice(2))} → ${numbers(b.base.bounds.slice(2))}`);
  if (differ(a.base.bounds.slice(0, 2), b.base.bounds.slice(0, 2))) notes.push(`bounds origin ${numbers(a.base.bounds.slice(0, 2))} → ${numbers(b.base.bounds.slice(0, 2))}`);
  if (differ(a.base.transform, b.base.transform)) {
    notes.push(`transform ${describeTransform(a.base.transform).text} → ${describeTransform(b.base.transform).text}`);
  }
  const same = (key, fallback) => (a.raw[key] ?? fallback) === (b.raw[key] ?? fallback);
  if (!same('text', '')) notes.push(`text “${shorten(a.raw.text || '')}” → “${shorten(b.raw.text || '')}”`);
  if (!same('hidden', false)) notes.push(b.raw.hidden ? 'hidden in B' : 'hidden in A');
  if (!same('alpha', 1)) notes.push(`alpha ${num(a.raw.alpha ?? 1)} → ${num(b.raw.alpha ?? 1)}`);
  if (!notes.length) return null;
  return { kind: moved && resized ? 'moved and resized' : moved ? 'moved' : resized ? 'resized' : 'changed', a, b, notes };
}
