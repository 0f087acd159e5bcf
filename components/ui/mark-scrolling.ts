/** How long after the last scroll event a list counts as scrolling, in milliseconds. */
const REST_MS = 120;

/**
 * Marks an element with `data-scrolling` for as long as it scrolls, so that what passes under the pointer need not show
 * it: rows would each be painted twice, hovered and not. They take the pointer all the same: a click that comes right
 * after the wheel is one on its row.
 */
export function markScrolling(element: HTMLElement): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const rest = () => delete element.dataset.scrolling;
  const onScroll = () => {
    if (element.dataset.scrolling === undefined) element.dataset.scrolling = '';
    clearTimeout(resting);
    resting = setTimeout(rest, REST_MS);
  };
  element.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    clearTimeout(resting);
    rest();
    element.removeEventListener('scroll', onScroll);
  };
}
