import type { Point } from './pointer-drag';

/** A taller card, of a form's field with many choices, is shown to here. */
const TALLEST = 240;

/**
 * What hangs at the pointer while cards are in the air: the card itself, held where it was taken, and of several their
 * number.
 *
 * @param card what is dragged; it stays where it is, the preview is a picture of it
 */
export function showDragPreview(card: HTMLElement, count: number, at: Point) {
  const { left, top, width, height } = card.getBoundingClientRect();
  const held = {
    x: Math.min(Math.max(at.x - left, 0), width),
    y: Math.min(Math.max(at.y - top, 0), TALLEST),
  };
  const preview = document.createElement('div');
  preview.className =
    'pointer-events-none fixed top-0 left-0 z-50 rounded-lg bg-raised will-change-transform';
  preview.setAttribute('aria-hidden', 'true');
  preview.inert = true;
  preview.append(pictureOf(card, width, Math.min(height, TALLEST)));
  if (count > 1) preview.append(numberOf(count));
  const move = ({ x, y }: Point) => {
    preview.style.transform = `translate(${x - held.x}px, ${y - held.y}px)`;
  };
  move(at);
  document.body.append(preview);
  return { move, remove: () => preview.remove() };
}

function pictureOf(card: HTMLElement, width: number, height: number): HTMLElement {
  const picture = card.cloneNode(true) as HTMLElement;
  const inherited = getComputedStyle(card);
  for (const element of [picture, ...picture.querySelectorAll<HTMLElement>('*')]) leaveLookOnly(element);
  // Lists give their items what they look like by where they stand.
  Object.assign(picture.style, {
    ...{ position: 'relative', inset: 'auto', margin: '0', transform: 'none', listStyle: 'none' },
    ...{ width: `${width}px`, height: `${height}px`, overflow: 'hidden' },
    ...{ fontSize: inherited.fontSize, lineHeight: inherited.lineHeight, color: inherited.color },
  });
  for (const name of ['--stage', '--mark']) {
    picture.style.setProperty(name, inherited.getPropertyValue(name));
  }
  picture.classList.add('shadow-popover');
  return picture;
}

/** A picture is found by nobody: neither by what looks for the card, nor by a name, nor by the keyboard. */
function leaveLookOnly(element: Element): void {
  for (const { name } of [...element.attributes]) {
    const isFound = /^(id|name|href|role|tabindex|for)$/.test(name) || /^(data|aria)-/.test(name);
    if (isFound && !name.startsWith('data-selected')) element.removeAttribute(name);
  }
}

function numberOf(count: number): HTMLElement {
  const badge = document.createElement('span');
  badge.className =
    'absolute -top-2 -right-2 flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1.5 font-medium text-on-accent text-xs tabular-nums';
  badge.textContent = String(count);
  return badge;
}
