/** Frames to wait for something to be drawn: a large canvas first has to be moved to where it is. */
const PATIENCE = 30;

/** Puts the focus on a node, on the canvas or in the outline: at once where it is drawn, so that the next key is its. */
export function focusNode(key: string): void {
  focusDrawn(`[data-node="${CSS.escape(key)}"]`, PATIENCE);
}

/** Puts the cursor into a note, once it is drawn. */
export function focusNote(key: string): void {
  focusDrawn(`[data-note="${CSS.escape(key)}"]`, PATIENCE);
}

/** Puts the cursor into the title of a group, once it is drawn. */
export function focusGroup(key: string): void {
  focusDrawn(`[data-group="${CSS.escape(key)}"]`, PATIENCE);
}

function focusDrawn(selector: string, frames: number): void {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus({ preventScroll: true });
  // What is there and not shown yet takes no focus either.
  if (frames > 0 && (!element || document.activeElement !== element)) {
    requestAnimationFrame(() => focusDrawn(selector, frames - 1));
  }
}
