/** Puts the focus on a card, on the canvas or in the outline, once it is drawn. */
export function focusCard(key: string): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-card="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  });
}
