/** Frames to wait for something to be drawn: a large canvas first has to be moved to where it is. */
const PATIENCE = 30;

/** Puts the focus on a card, on the canvas or in the outline: at once where it is drawn, so that the next key is its. */
export function focusCard(key: string): void {
  focusDrawn(`[data-card="${CSS.escape(key)}"]`, PATIENCE);
}

/** Puts the cursor into a note, once it is drawn. */
export function focusNote(key: string): void {
  focusDrawn(`[data-note="${CSS.escape(key)}"]`, PATIENCE);
}

function focusDrawn(selector: string, frames: number): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) element.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => focusDrawn(selector, frames - 1));
}
