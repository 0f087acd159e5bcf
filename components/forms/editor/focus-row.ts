/** Frames to wait for something to be drawn, and to see that it keeps the focus. */
const PATIENCE = 12;

/** The row of a field on the canvas, where it is drawn. */
export function rowOf(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-field="${CSS.escape(key)}"]`);
}

/**
 * Puts the focus on a field of the canvas, and brings it into sight: at once where it is drawn, and again where what is
 * drawn anew has lost it.
 */
export function focusRow(key: string): void {
  let isDone = false;
  let frames = PATIENCE;
  function look() {
    const row = rowOf(key);
    if (row && (!isDone || document.activeElement === document.body)) {
      row.focus({ preventScroll: true });
      row.scrollIntoView({ block: 'nearest' });
      isDone = true;
    }
    if (frames-- > 0) requestAnimationFrame(look);
  }
  look();
}
