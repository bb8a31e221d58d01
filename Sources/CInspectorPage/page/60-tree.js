/* The tree of views. Only the rows that are seen are in the document. */

const ROW_HEIGHT = 24;
const tree = { rows: [], collapsed: new Set(), matches: [], matchIndex: -1, top: -1 };

/** Computes the rows: the layers whose superlayers are all expanded. */
function updateRows() {
  tree.rows = [];
  const visit = layer => {
    tree.rows.push(layer);
    if (!tree.collapsed.has(layer.id)) layer.children.forEach(visit);
  };
  if (capture().root) visit(capture().root);
  element('rows').style.height = `${tree.rows.length * ROW_HEIGHT}px`;
}

/** Expands what hides a layer, and scrolls to it. */
function revealInTree(layer) {
  for (const above of layer.path.slice(0, -1)) tree.collapsed.delete(above.id);
  updateRows();
  const box = element('tree'), y = tree.rows.indexOf(layer) * ROW_HEIGHT;
  if (y < box.scrollTop || y + ROW_HEIGHT > box.scrollTop + box.clientHeight) box.scrollTop = y - box.clientHeight / 2;
}

/** Collapses or expands a layer. */
function setCollapsed(layer, isCollapsed) {
  isCollapsed ? tree.collapsed.add(layer.id) : tree.collapsed.delete(layer.id);
  updateRows();
  invalidate('tree');
}

/** Returns a text with what was searched for marked. */
function marked(text) {
  const at = state.search ? text.toLowerCase().indexOf(state.search) : -1;
  if (at < 0) return html(text);
  const end = at + state.search.length;
  return `${html(text.slice(0, at))}<mark>${html(text.slice(at, end))}</mark>${html(text.slice(end))}`;
}

/** Returns the HTML of a row. */
function rowHTML(layer, index) {
  const siblings = layer.parent ? layer.parent.children : [layer], label = layer.raw.userLabel || layer.raw.text;
  const classes = ['row'];
  if (!layer.isShown) classes.push('dimmed');
  if (layer.raw.isLayerOnly) classes.push('layer-only');
  if (layer.id === state.selected) classes.push('selected');
  if (layer.id === state.second) classes.push('second');
  if (layer.id === state.hovered) classes.push('hovered');
  if (layer.experiment) classes.push('changed');
  const isOpen = !tree.collapsed.has(layer.id);
  const isMatch = state.search && layer.searchable.includes(state.search);
  const id = isMatch && (layer.raw.documentID || '').toLowerCase().includes(state.search) ? ` ${layer.raw.documentID}` : '';
  return `<div class="${classes.join(' ')}${isMatch ? ' match' : ''}" id="row-${layer.id}" data-id="${layer.id}" role="treeitem"
    aria-level="${layer.depth + 1}" aria-setsize="${siblings.length}" aria-posinset="${siblings.indexOf(layer) + 1}"
    aria-selected="${layer.id === state.selected}" ${layer.children.length ? `aria-expanded="${isOpen}"` : ''}
    aria-label="${html(layer.title)}${layer.isShown ? '' : ', hidden'}"
    style="top:${index * ROW_HEIGHT}px;padding-left:${6 + layer.depth * 13}px"><span class="twist${layer.children.length ? isOpen ? ' open' : ' closed' : ''}"></span><span
    class="class">${marked(layer.className)}</span><span class="label">${label ? marked(shorten(label)) : ''}${marked(id)}</span></div>`;
}

renderers.tree = () => {
  const box = element('tree'), first = Math.max(0, Math.floor(box.scrollTop / ROW_HEIGHT) - 5);
  const last = Math.min(tree.rows.length, first + Math.ceil((box.clientHeight || 600) / ROW_HEIGHT) + 10);
  element('rows').innerHTML = tree.rows.slice(first, last).map((layer, i) => rowHTML(layer, first + i)).join('');
  const isShown = state.selected !== null && element(`row-${state.selected}`);
  isShown ? box.setAttribute('aria-activedescendant', `row-${state.selected}`) : box.removeAttribute('aria-activedescendant');
  const count = tree.matches.length, places = tree.matchIndex + 1;
  element('matches').textContent = !state.search ? '' : count ? `${places ? `${places} of ` : ''}${count}` : 'none';
};

/** Searches by class, id, text and user label. Returns the ids of the layers found. */
function search(text) {
  state.search = text.trim().toLowerCase();
  tree.matches = state.search ? capture().layers.filter(layer => layer.searchable.includes(state.search)) : [];
  tree.matchIndex = -1;
  invalidate('tree');
  return tree.matches.map(layer => layer.id);
}

/** Selects the next match, or the one before. */
function nextMatch(step) {
  const count = tree.matches.length;
  if (!count) return;
  tree.matchIndex = tree.matchIndex < 0 ? (step > 0 ? 0 : count - 1) : (tree.matchIndex + step + count) % count;
  select(tree.matches[tree.matchIndex].id);
}

/** Answers keys in the tree, as in trees of the system. */
function treeKey(event) {
  const layer = selectedLayer(), index = tree.rows.indexOf(layer), rows = tree.rows;
  const go = i => select(rows[Math.max(0, Math.min(rows.length - 1, i))].id);
  const page = Math.floor(element('tree').clientHeight / ROW_HEIGHT);
  const isOpen = layer && layer.children.length && !tree.collapsed.has(layer.id);
  switch (event.key) {
    case 'ArrowDown': go(index + 1); break;
    case 'ArrowUp': go(index < 0 ? 0 : index - 1); break;
    case 'PageDown': go(index + page); break;
    case 'PageUp': go(index - page); break;
    case 'Home': go(0); break;
    case 'End': go(rows.length - 1); break;
    case 'ArrowRight':
      if (isOpen) select(layer.children[0].id);
      else if (layer?.children.length) setCollapsed(layer, false);
      break;
    case 'ArrowLeft':
      if (isOpen) setCollapsed(layer, true);
      else if (layer?.parent) select(layer.parent.id);
      break;
    default: return;
  }
  event.preventDefault();
  event.stopPropagation();
}

/** Connects the tree and the search field. */
function startTree() {
  const box = element('tree'), field = element('search');
  const layerAt = event => capture().layer(Number(event.target.closest('.row')?.dataset.id ?? NaN));
  box.addEventListener('scroll', () => invalidate('tree'));
  new ResizeObserver(() => invalidate('tree')).observe(box);
  box.addEventListener('mousedown', event => {
    const layer = layerAt(event);
    if (!layer) return;
    if (event.target.closest('.twist') && layer.children.length) setCollapsed(layer, !tree.collapsed.has(layer.id));
    else select(layer.id, { second: event.shiftKey || state.isChoosingSecond, reveals: false });
  });
  box.addEventListener('mousemove', event => hover(layerAt(event)?.id ?? null));
  box.addEventListener('mouseleave', () => hover(null));
  box.addEventListener('keydown', treeKey);
  field.addEventListener('input', () => {
    search(field.value);
    if (tree.matches.length) revealInTree(tree.matches[0]);
  });
  field.addEventListener('keydown', event => {
    if (event.key === 'Enter') nextMatch(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') {
      field.value = '';
      search('');
      box.focus();
    } else return;
    event.stopPropagation();
    event.preventDefault();
  });
}
