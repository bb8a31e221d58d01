/* The panel on the right: the numbers of the selection, and sliders to experiment with them. */

/** Returns the HTML of a section with a heading. */
const section = (title, body) => body ? `<section><h2>${title}</h2>${body}</section>` : '';

/** Returns the HTML of rows with a name and a value; rows without a value are left out. */
function rowsHTML(rows) {
  const shown = rows.filter(row => row && row[1] !== undefined && row[1] !== null);
  return shown.length ? `<dl>${shown.map(([name, value, note]) => `<dt>${name}</dt><dd>${html(value)}${
    note ? `<small>${html(note)}</small>` : ''}</dd>`).join('')}</dl>` : '';
}

/** Returns the text of insets. */
const insetsText = i => i && `top ${num(i[0])}, left ${num(i[1])}, bottom ${num(i[2])}, right ${num(i[3])}`;

/** Returns the HTML of a 4 × 4 matrix. */
const matrixHTML = m => `<table class="matrix" aria-label="Matrix">${[0, 4, 8, 12].map(i => `<tr>${
  m.slice(i, i + 4).map(value => `<td>${Math.abs(value) < 0.01 && value ? Number(value.toPrecision(3)) : num(value)}</td>`).join('')}</tr>`).join('')}</table>`;

/** Returns the HTML of a button that selects a layer. */
const linkHTML = (layer, text = layer.title) => `<button class="link" data-select="${layer.id}">${html(text)}</button>`;

/** Returns the HTML of a layer's geometry. */
function geometryHTML(layer) {
  const v = layer.values, frame = frameOf(v), description = describeTransform(v.transform);
  const corners = capture().corners(layer), isTransformed = layer.path.some(l => l.values.transform !== IDENTITY || l.values.sublayerTransform !== IDENTITY);
  const middle = [frame[0] + frame[2] / 2, frame[1] + frame[3] / 2];
  const isCentered = Math.hypot(middle[0] - v.position[0], middle[1] - v.position[1]) < 0.01;
  return section('Geometry', rowsHTML([
    ['frame', numbers(frame), v.transform === IDENTITY ? '' : 'the box around the transformed bounds'],
    ['bounds', numbers(v.bounds)],
    [layer.raw.isLayerOnly ? 'position' : 'center', numbers(v.position), isCentered ? '' : `not the middle of the frame, ${numbers(middle)}`],
    ['anchorPoint', numbers(v.anchorPoint)],
    v.anchorPointZ ? ['anchorPointZ', num(v.anchorPointZ)] : null,
    ['zPosition', num(v.zPosition)],
    ['transform', description.text],
  ]) + (v.transform === IDENTITY ? '' : matrixHTML(v.transform))
    + (v.sublayerTransform === IDENTITY ? '' : `<h3>sublayerTransform: ${html(describeTransform(v.sublayerTransform).text)}</h3>${matrixHTML(v.sublayerTransform)}`)
    + rowsHTML([v.geometryFlipped ? ['flipped', 'the y axis points up'] : null,
      isTransformed ? ['corners', corners.map(numbers).join(' '), 'in the window'] : ['in window', numbers(boxAround(corners))]]));
}

/** Returns the HTML of the constraints of a layer. */
function constraintsHTML(layer) {
  const list = capture().constraintsByLayer.get(layer.id) || [];
  return section(`Constraints <span class="count">${list.length}</span>`, list.length ? `<ul class="constraints">${list.map(c => {
    const other = otherEnd(capture(), c, layer);
    const notes = [c.priority !== undefined && c.priority < 1000 ? `priority ${num(c.priority)}` : '', c.state === 'broken' ? 'broken' : '',
      c.documentID || '', c.line ? `line ${c.line}` : ''].filter(Boolean).join(', ');
    return `<li class="${c.state || ''}" data-constraint="${c.id}">${other ? linkHTML(other, equation(capture(), c)) : `<span>${html(equation(capture(), c))}</span>`}${
      notes ? `<small>${html(notes)}</small>` : ''}</li>`;
  }).join('')}</ul>` : '');
}

/** Returns the HTML of the derivation of x, y, width and height. */
function derivationHTML(layer) {
  const derivation = layer.raw.derivation;
  if (!derivation) return '';
  return section('Why', ['x', 'y', 'width', 'height'].filter(key => derivation[key]?.length).map(key =>
    `<details open><summary>${key}</summary><ol>${derivation[key].map(line => {
      const text = line.trimStart(), indent = line.length - text.length;
      return `<li class="${indent ? 'reason' : ''}" style="padding-left:${Math.min(indent, 24) * 4}px">${html(text)}</li>`;
    }).join('')}</ol></details>`).join(''));
}

/** Returns the HTML of what is presented during an animation, where it differs. */
function presentationHTML(layer) {
  const p = layer.raw.presentation, v = layer.base;
  if (!p) return '';
  return section('Presentation', rowsHTML([
    p.frame && ['frame', numbers(p.frame), `model ${numbers(frameOf(v))}`],
    p.bounds && ['bounds', numbers(p.bounds), `model ${numbers(v.bounds)}`],
    p.position && ['position', numbers(p.position), `model ${numbers(v.position)}`],
    p.opacity !== undefined && ['alpha', num(p.opacity), `model ${num(layer.raw.alpha ?? 1)}`],
    p.transform && ['transform', describeTransform(p.transform).text, `model ${describeTransform(v.transform).text}`],
  ]));
}

renderers.panel = () => {
  const layer = selectedLayer(), raw = layer?.raw;
  element('experiment').hidden = !layer;
  element('no-selection').hidden = !!layer;
  if (!layer) {
    element('facts').innerHTML = `<p class="empty">Select a view in the tree or in a picture to see its numbers.</p>${section('Capture', rowsHTML([
      ['name', capture().name], ['size', capture().size.map(num).join(' × '), `${num(capture().raw.scale || 1)} pixels per point`],
      ['layers', String(capture().layers.length)], ['constraints', String(capture().constraints.length)]]))}`;
    return;
  }
  const pairOf = (values, name) => values && `${name[0]} ${num(values[0])}, ${name[1]} ${num(values[1])}`;
  const intrinsic = raw.intrinsic && raw.intrinsic.map(value => value < 0 ? 'none' : num(value)).join(' × ');
  const { reasons } = touchArea(layer);
  element('facts').innerHTML = `<header><h1>${html(layer.className)}</h1><p>${html([raw.userLabel, raw.text && `“${shorten(raw.text, 80)}”`,
    raw.customClass && raw.class, raw.documentID].filter(Boolean).join(' · '))}</p><p class="path">${
    layer.path.slice(0, -1).slice(-3).map(l => linkHTML(l, l.className)).join(' › ')}</p></header>`
    + geometryHTML(layer)
    + section('Layout', rowsHTML([
      ['intrinsic size', intrinsic], ['hugging', pairOf(raw.hugging, ['horizontal', 'vertical'])],
      ['compression', pairOf(raw.compression, ['horizontal', 'vertical'])], ['margins', insetsText(raw.margins)],
      ['safe area', insetsText(raw.safeArea)], ['alignment', insetsText(raw.alignmentInsets)],
      ['baselines', raw.baselines && `first ${num(raw.baselines[0])}, last ${num(raw.baselines[1])}`]]))
    + constraintsHTML(layer) + derivationHTML(layer) + presentationHTML(layer)
    + section('Drawing and touches', rowsHTML([
      raw.hidden ? ['hidden', 'yes'] : null, ['alpha', num(raw.alpha ?? 1)], ['clips', raw.clips ? 'yes' : 'no'],
      isClear(raw.background) ? null : ['background', raw.background], raw.cornerRadius ? ['corner radius', num(raw.cornerRadius)] : null,
      raw.isLayerOnly ? null : ['touches', reasons.length ? reasons.join('; ') : 'everywhere in its bounds']]));
};

/** The sliders: name, range, step, present value, and the change that a value makes. */
function sliders(layer) {
  const v = layer.values, base = layer.base, e = layer.experiment || {}, t = describeTransform(base.transform);
  const isPlain = t.kind === 'affine', prefix = isPlain ? '' : 'added ', above = (layer.parent || layer).values.bounds;
  const scale = [e.scale ?? (isPlain ? t.scale : 1)].flat();
  const both = (name, key, now, step, range) => ['x', 'y'].map((axis, i) =>
    [name + axis, ...range(i), step, now[i], value => ({ [key]: now.map((old, j) => i === j ? value : old) })]);
  return [
    ...both('bounds.origin.', 'boundsOrigin', v.bounds.slice(0, 2), 1, i => [-1, 1].map(k => base.bounds[i] + k * Math.max(50, base.bounds[i + 2]))),
    ...both('anchorPoint.', 'anchorPoint', v.anchorPoint, 0.01, () => [-0.5, 1.5]),
    ...both('position.', 'position', v.position, 0.5, i => [Math.min(above[i], base.position[i]) - above[i + 2] / 2,
      Math.max(above[i] + above[i + 2], base.position[i]) + above[i + 2] / 2]),
    [`${prefix}rotation°`, -180, 180, 1, e.rotation ?? (isPlain ? t.rotation : 0), value => ({ rotation: value })],
    ['zPosition', -500, 500, 1, v.zPosition, value => ({ zPosition: value })],
    ...both(`${prefix}scale `, 'scale', scale.length > 1 ? scale : [...scale, ...scale], 0.01, () => [-2, 3]),
  ];
}

/** Changes the selected layer as an experiment and updates the page. */
function experiment(layer, change) {
  applyExperiment(capture(), layer, change);
  invalidate('panel', 'experiment', 'canvas', 'tabs', 'tree', 'toolbar');
}

/** Ends all experiments. */
function resetExperiments() {
  capture().reset();
  invalidate('panel', 'experiment', 'canvas', 'tabs', 'tree', 'toolbar');
}

renderers.experiment = () => {
  const layer = selectedLayer(), box = element('sliders');
  if (!layer) return;
  const list = sliders(layer);
  if (box.dataset.layer !== `${state.current}:${layer.id}`) {
    box.dataset.layer = `${state.current}:${layer.id}`;
    box.innerHTML = list.map(([name, low, high, step], i) => `<div><label for="slider-${i}">${name}</label><input type="range" id="slider-${i}"
      data-slider="${i}" min="${low}" max="${high}" step="${step}"><input type="number" data-slider="${i}" step="any" aria-label="${name}, value"></div>`).join('');
  }
  for (const input of box.querySelectorAll('input')) {
    const value = list[input.dataset.slider][4];
    if (input !== document.activeElement || input.type === 'range' || Number(input.value) !== value) input.value = num(value);
  }
  const frame = frameOf(layer.values), before = frameOf(layer.base);
  const was = (now, old) => `<strong>${now}</strong>${now === old ? '' : `, was ${old}`}`;
  element('outcome').innerHTML = `${linkHTML(layer)}: frame ${was(numbers(frame), numbers(before))}; center ${
    was(numbers(layer.values.position), numbers(layer.base.position))}`;
};
