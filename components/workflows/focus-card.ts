/** Puts the focus on a card, on the canvas or in the outline, once it is drawn. */
export function focusCard(key: string): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-card="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  });
}

/** Puts the cursor into a note, once it is drawn. */
export function focusNote(key: string): void {
  // The canvas draws what is new one frame after the document has it.
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-note="${CSS.escape(key)}"]`)?.focus(),
    ),
  );
}
