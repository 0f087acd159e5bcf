import type { Place } from '@/components/forms/document/steps';
import { isAt, type Point } from '@/components/ui/pointer-drag';

/** The canvas as it is drawn; `undefined` while another view is shown. */
export function canvasElement(): HTMLElement | undefined {
  return document.querySelector<HTMLElement>('[data-form-canvas]') ?? undefined;
}

/** What scrolls the canvas. */
export function scrollerOf(canvas: HTMLElement): HTMLElement {
  return canvas.closest<HTMLElement>('[data-canvas-scroller]') ?? canvas;
}

/**
 * The place between fields under a point: what is drawn there says by `data-step` and `data-at` which field it is, or
 * the head or foot of a step. One look at the page, however long the form is.
 */
export function placeAt(canvas: HTMLElement, { x, y }: Point): Place | null | undefined {
  if (!isAt(scrollerOf(canvas), { x, y })) return null;
  const { left, width, top } = canvas.getBoundingClientRect();
  if (y < top) return { step: 0, at: 0 };
  const slot = document.elementFromPoint(left + width / 2, y)?.closest<HTMLElement>('[data-slot]');
  if (!slot || !canvas.contains(slot)) return undefined;
  const [step, at] = [Number(slot.dataset.step), Number(slot.dataset.at)];
  if (slot.dataset.slot !== 'field') return { step, at };
  const box = slot.getBoundingClientRect();
  return { step, at: y < box.top + box.height / 2 ? at : at + 1 };
}

/** Shows where what is carried would be put down; nothing of the page is drawn anew for it. */
export function showDropLine(canvas: HTMLElement, place: Place | null): void {
  const line = canvas.querySelector<HTMLElement>('[data-drop-line]');
  if (!line) return;
  const edge = place && edgeOf(canvas, place);
  line.hidden = edge === undefined || edge === null;
  if (edge) line.style.transform = `translateY(${edge.y - canvas.getBoundingClientRect().top}px)`;
}

/** Brings the place into sight. */
export function showPlace(canvas: HTMLElement, place: Place): void {
  edgeOf(canvas, place)?.element.scrollIntoView({ block: 'nearest' });
}

function edgeOf(canvas: HTMLElement, { step, at }: Place) {
  const find = (kind: string, place: string) =>
    canvas.querySelector<HTMLElement>(`[data-slot="${kind}"][data-step="${step}"]${place}`);
  const after = find('field', `[data-at="${at - 1}"]`);
  if (after) return { element: after, y: after.getBoundingClientRect().bottom };
  const element = find('field', `[data-at="${at}"]`) ?? find('foot', '');
  return element ? { element, y: element.getBoundingClientRect().top } : undefined;
}
