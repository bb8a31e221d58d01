/* The tabs at the bottom: the pointer in every coordinate system, conversions, and differences. */

/** Returns the HTML of the points of the pointer, level by level. */
function pointerHTML() {
  if (!state.pointer) return '<p class="empty">Move the pointer over the screen, or focus it and press the arrow keys.</p>';
  const inFront = capture().layersAt(state.pointer)[0];
  const target = selectedLayer() || inFront || capture().root;
  const { hit, levels } = pointerLevels(capture(), state.pointer, target);
  return `<p class="summary">At ${numbers(state.pointer)} in the window, <code>hitTest</code> returns ${hit ? linkHTML(hit) : 'nil'}. The way to ${
    selectedLayer() ? 'the selection' : 'the view under the pointer'}:</p>
    <table><thead><tr><th>View</th><th class="number">Point in its coordinates</th><th>hitTest</th></tr></thead><tbody>${levels.map((level, i) =>
    `<tr class="${level.state}"><td style="padding-left:${8 + i * 8}px">${linkHTML(level.layer)}</td><td class="number">${numbers(level.point)}</td><td>${html(level.text)}</td></tr>`).join('')}</tbody></table>`;
}

/** Returns the HTML of the table of a conversion. */
function conversionTableHTML(from, to) {
  const { point, size } = state.conversion, rect = [...point, ...size];
  const steps = conversionSteps(point, rect, from, to), last = steps[steps.length - 1];
  const top = commonAncestor(from, to);
  const words = step => step.layer === from ? 'from here' : step.layer === top ? 'common ancestor' : step.direction === 'up' ? 'up to its superview' : 'down into';
  return `<p class="summary"><code>convert(${numbers(point)}, to:)</code> gives <strong>${numbers(last.point)}</strong>, and the rectangle gives <strong>${numbers(last.rect)}</strong>.</p>
    <table><thead><tr><th>Level</th><th>Step</th><th class="number">Point</th><th class="number">Rectangle</th></tr></thead><tbody>${steps.map(step =>
    `<tr class="${step.layer === top ? 'top' : ''}"><td>${linkHTML(step.layer)}</td><td>${words(step)}</td><td class="number">${numbers(step.point)}</td><td class="number">${numbers(step.rect)}</td></tr>`).join('')}</tbody></table>`;
}

/** Shows the conversion; its fields stay as they are while somebody types. */
function renderConversion(box) {
  const from = selectedLayer(), to = secondLayer(), key = `${from?.id}-${to?.id}`;
  if (!from) {
    box.innerHTML = '<p class="empty">Select a view, then another one with Shift, to convert between their coordinates.</p>';
    return;
  }
  if (box.dataset.key !== key || !box.querySelector('.fields')) {
    box.dataset.key = key;
    const { point, size } = state.conversion;
    const field = (name, value) => `<label>${name} <input type="number" step="any" data-field="${name}" value="${num(value)}"></label>`;
    box.innerHTML = `<div class="fields">From ${linkHTML(from)} ${['x', 'y'].map((name, i) => field(name, point[i])).join('')}${
      ['width', 'height'].map((name, i) => field(name, size[i])).join('')} to ${to ? linkHTML(to) : ''}
      <button id="choose" aria-pressed="${state.isChoosingSecond}">${to ? 'Another view…' : 'Convert to…'}</button>${
      to ? '<button id="swap">Swap</button>' : ''}</div><div id="conversion"></div>`;
  }
  element('choose').setAttribute('aria-pressed', state.isChoosingSecond);
  element('conversion').innerHTML = to ? conversionTableHTML(from, to)
    : `<p class="empty">${state.isChoosingSecond ? 'Now click the second view.' : 'Press the button and click a view, or click one with Shift.'}</p>`;
}

let comparison = { a: null, b: null, list: [] };

/** Returns the differences of the two captures. */
function currentDifferences() {
  const a = capture(), b = otherCapture();
  if (!b) return [];
  if (comparison.a !== a || comparison.b !== b) comparison = { a, b, list: differences(a, b) };
  return comparison.list;
}

/** Returns the HTML of the list of differences. */
function differencesHTML() {
  if (!otherCapture()) {
    return `<p class="empty">${state.captures.length > 1 ? 'Choose a capture to compare with above.' : 'There is only one capture in this page.'}</p>`;
  }
  const list = currentDifferences(), counts = new Map();
  for (const { kind } of list) counts.set(kind, (counts.get(kind) || 0) + 1);
  const words = [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
  return `<p class="summary">A is ${html(capture().name)}, B is ${html(otherCapture().name)}: ${words || 'no differences'}.</p>
    <table><thead><tr><th>View</th><th>Kind</th><th>A → B</th></tr></thead><tbody>${list.map(d =>
    `<tr><td>${d.a ? linkHTML(d.a) : html(d.b.title)}</td><td><span class="kind ${d.kind.split(' ')[0]}">${d.kind}</span></td><td>${html(d.notes.join('; '))}</td></tr>`).join('')}</tbody></table>`;
}

renderers.tabs = () => {
  for (const tab of document.querySelectorAll('[role=tab]')) {
    const isOn = tab.dataset.tab === state.tab;
    tab.setAttribute('aria-selected', isOn);
    tab.tabIndex = isOn ? 0 : -1;
    element(`tab-${tab.dataset.tab}`).hidden = !isOn;
  }
  if (state.tab === 'pointer') element('tab-pointer').innerHTML = pointerHTML();
  if (state.tab === 'convert') renderConversion(element('tab-convert'));
  if (state.tab === 'differences') element('tab-differences').innerHTML = differencesHTML();
  if (state.tab === 'frames') element('tab-frames').innerHTML = framesHTML();
};

/** Connects the tabs. */
function startTabs() {
  const tabs = [...document.querySelectorAll('[role=tab]')];
  const show = tab => {
    state.tab = tab.dataset.tab;
    tab.focus();
    invalidate('tabs');
  };
  tabs.forEach(tab => {
    tab.addEventListener('click', () => show(tab));
    tab.addEventListener('keydown', event => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const shown = tabs.filter(tab => !tab.hidden), place = shown.indexOf(tab);
      if (step) show(shown[(place + step + shown.length) % shown.length]);
    });
  });
  element('tab-convert').addEventListener('input', event => {
    const index = ['x', 'y', 'width', 'height'].indexOf(event.target.dataset.field), value = Number(event.target.value);
    if (index < 0 || !Number.isFinite(value)) return;
    (index < 2 ? state.conversion.point : state.conversion.size)[index % 2] = value;
    invalidate('tabs');
  });
  element('tab-convert').addEventListener('click', event => {
    if (event.target.id === 'choose') state.isChoosingSecond = !state.isChoosingSecond;
    else if (event.target.id === 'swap') {
      const from = state.selected;
      select(state.second);
      select(from, { second: true });
    } else return;
    invalidate('tabs', 'toolbar');
  });
}
