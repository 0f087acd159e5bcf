import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPresses } from './presses';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const by = {
  mouse: { down: ['pointerdown', 'mousedown'], up: ['pointerup', 'mouseup', 'click'] },
  touch: { down: ['pointerdown', 'pointerup', 'mousedown'], up: ['mouseup', 'click'] },
};

test.each(Object.entries(by))(
  'what a press by %s leaves is taken away after its click',
  (_, { down, up }) => {
    const page = new EventTarget();
    const presses = watchPresses(page);
    const order: string[] = [];
    page.addEventListener('click', () => order.push('click'));
    for (const type of down) page.dispatchEvent(new Event(type));
    presses.afterPress(() => order.push('left'));
    expect(order).toEqual([]);
    for (const type of up) page.dispatchEvent(new Event(type));
    vi.runAllTimers();
    expect(order).toEqual(['click', 'left']);
    presses.stop();
  },
);

test('without a press it happens at once', () => {
  const left = vi.fn<() => void>();
  const presses = watchPresses(new EventTarget());
  presses.afterPress(left);
  expect(left).toHaveBeenCalledOnce();
  presses.stop();
});
