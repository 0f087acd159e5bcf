import type { Point } from './pointer-drag';

/** What hangs at the pointer while cards are in the air: the card's title and, of several, their number. */
export function showDragPreview(title: string, count: number, at: Point) {
  const preview = document.createElement('div');
  preview.className =
    'pointer-events-none fixed top-0 left-0 z-50 flex max-w-64 items-center gap-2 rounded-lg border border-accent bg-raised px-3 py-2 font-medium shadow-popover will-change-transform';
  preview.setAttribute('aria-hidden', 'true');
  const text = document.createElement('span');
  text.className = 'truncate';
  text.textContent = title;
  preview.append(text);
  if (count > 1) {
    const badge = document.createElement('span');
    badge.className = 'rounded-full bg-accent px-1.5 text-on-accent text-xs';
    badge.textContent = String(count);
    preview.append(badge);
  }
  const move = ({ x, y }: Point) => {
    preview.style.transform = `translate(${x + 10}px, ${y + 6}px)`;
  };
  move(at);
  document.body.append(preview);
  return { move, remove: () => preview.remove() };
}
