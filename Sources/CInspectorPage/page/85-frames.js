/* The frames of a running program, and the page's way to follow it. */

/** The names of the stages of a frame, in their order. */
const STAGES = [['events', 'Event'], ['constraints', 'Constraints'], ['layout', 'Layout'], ['drawing', 'Drawing']];

/** The number of parts of a stage that a row names. */
const NAMED_PARTS = 4;

/** Returns the HTML of a stage of a frame, by its key. */
function stageHTML(frame, [key]) {
  const parts = frame[key].map(part => typeof part === 'string' ? { text: part } : part);
  const words = parts.slice(0, NAMED_PARTS).map(part => part.node
    ? `<button class="link" data-part="${part.node.join(',')}">${html(part.text)}</button>` : `<span>${html(part.text)}</span>`);
  if (parts.length > NAMED_PARTS) words.push(`<span class="more">and ${parts.length - NAMED_PARTS} more</span>`);
  const none = key === 'events' ? 'time or code' : 'none';
  return `<td class="stage${parts.length ? '' : ' empty'}">${words.join('') || none}</td>`;
}

/** Returns the HTML of the strips of the frames, the latest first. */
function framesHTML() {
  if (!state.frames.length) return '<p class="empty">Nothing has happened yet: touch the window, or type.</p>';
  return `<p class="summary">What led to what: events, the constraints that were read again, the views that laid out their subviews, and those that drew.</p>
    <table class="frames"><thead><tr><th class="number">Frame</th><th class="number">Time</th>${
    STAGES.map(([, name]) => `<th>${name}</th>`).join('')}</tr></thead><tbody>${[...state.frames].reverse().map(frame =>
    `<tr><td class="number">${frame.number}</td><td class="number">${num(frame.time)} s</td>${STAGES.map(stage => stageHTML(frame, stage)).join('')}</tr>`).join('')}</tbody></table>`;
}

/** Selects the view that a part of a frame names. */
function selectPart(words) {
  const [index, id] = words.split(',').map(Number);
  if (index !== state.current && state.captures[index]) showCapture(index);
  select(id);
}

/** Replaces the captures, and keeps the selection, the camera and the overlays. */
function replaceCaptures(raws) {
  const index = Math.min(state.current, raws.length - 1), old = capture(), next = new Capture(raws[index]);
  const collapsed = [...tree.collapsed].map(id => counterpart(old.layer(id), old, next));
  const selected = counterpart(selectedLayer(), old, next), second = counterpart(secondLayer(), old, next);
  state.captures = raws.map((raw, i) => i === index ? next : new Capture(raw));
  state.current = index;
  if (state.other >= raws.length) state.other = -1;
  const used = new Set(state.captures.flatMap(c => [c.raw.picture, ...c.raw.nodes.map(node => node.image)]));
  for (const source of imageCache.keys()) if (!used.has(source)) imageCache.delete(source);
  const scroll = element('tree').scrollTop;
  restart(selected);
  tree.collapsed = new Set(collapsed.filter(Boolean).map(layer => layer.id));
  state.second = second ? second.id : null;
  updateRows();
  element('tree').scrollTop = scroll;
}

let waitingUpdate = null;

/** Whether updates wait: the user has stopped them, tries values, or types into a field. */
const isPaused = () => !state.live.isFollowing || capture().isExperiment
  || !!document.activeElement?.closest('#sliders, #tab-convert .fields');

/** Takes an update of the program, or keeps it for later. */
function receive(update) {
  if (update.revision <= state.live.revision) return;
  state.live.revision = update.revision;
  waitingUpdate = update;
  takeUpdate();
}

/** Shows the latest update unless updates wait. */
function takeUpdate() {
  const update = waitingUpdate;
  if (!update || isPaused()) return;
  waitingUpdate = null;
  state.frames = update.frames;
  state.live.hasEnded = update.hasEnded;
  if (update.captures.length) replaceCaptures(update.captures);
  invalidate('tabs', 'toolbar');
}

/** Starts or stops following the program. */
function toggleLive() {
  if (!state.live.isOn) return;
  state.live.isFollowing = !state.live.isFollowing;
  takeUpdate();
  invalidate('toolbar');
}

/** Follows a program through the script that it writes beside the page. */
function follow(script) {
  state.live.isOn = true;
  element('live').hidden = element('t-frames').hidden = false;
  element('live').addEventListener('click', toggleLive);
  element('tab-frames').addEventListener('click', event => {
    const part = event.target.closest('[data-part]')?.dataset.part;
    if (part) selectPart(part);
  });
  window.micaLive = receive;
  const load = () => {
    const loader = document.createElement('script');
    loader.src = `${encodeURIComponent(script)}?${Date.now()}`;
    loader.onload = loader.onerror = () => {
      loader.remove();
      takeUpdate();
      if (!state.live.hasEnded) setTimeout(load, 250);
    };
    document.head.append(loader);
  };
  load();
}

/** Shows in the toolbar whether the page follows the program. */
function renderLive() {
  const { isOn, isFollowing, hasEnded } = state.live;
  if (!isOn) return;
  element('live').textContent = hasEnded ? 'Ended' : !isFollowing ? 'Paused' : capture().isExperiment ? 'Waits for Reset' : 'Live';
  element('live').setAttribute('aria-pressed', isFollowing && !hasEnded);
  element('live').disabled = hasEnded;
}
