const MARGIN = 12;

/**
 * Scrolls the pane that an element stands in, so that it begins at the pane's top or lies in its middle. Nothing around the
 * pane moves, as it would by `scrollIntoView`.
 */
export function scrollPane(element: HTMLElement, to: 'start' | 'middle'): void {
  const pane = paneOf(element);
  const isWindow = pane === document.scrollingElement;
  const frame = isWindow ? { top: 0, height: window.innerHeight } : pane.getBoundingClientRect();
  const { top, height } = element.getBoundingClientRect();
  const before = to === 'start' ? MARGIN : (frame.height - height) / 2;
  pane.scrollTop += top - frame.top - before;
}

/** What scrolls around an element: the window where nothing nearer does. */
function paneOf(element: HTMLElement): Element {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (/^(auto|scroll)$/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}
