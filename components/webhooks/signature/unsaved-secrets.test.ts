import { afterAll, expect, test, vi } from 'vitest';
import { unsavedSecrets } from './unsaved-secrets';

vi.stubGlobal('window', new EventTarget());
afterAll(() => vi.unstubAllGlobals());

const secret = { act: 'rotated', shown: { secret: 'whsec_a', reply: undefined } } as const;

function isLeavingAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a secret is held by its name until it is said to be saved, and so long the tab is not closed without a question', () => {
  const listener = vi.fn();
  const stop = unsavedSecrets.subscribe(listener);
  expect(isLeavingAsked()).toBe(false);
  unsavedSecrets.hold('ana 1 7', secret);
  unsavedSecrets.hold('ana 1 8', secret);
  expect(unsavedSecrets.of('ana 1 7')).toBe(secret);
  expect(unsavedSecrets.of('eva 1 7')).toBeUndefined();
  unsavedSecrets.forget('ana 1 7');
  expect(unsavedSecrets.of('ana 1 7')).toBeUndefined();
  expect(isLeavingAsked()).toBe(true);
  unsavedSecrets.forget('ana 1 8');
  expect(isLeavingAsked()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(4);
  unsavedSecrets.forget('ana 1 8');
  stop();
  expect(listener).toHaveBeenCalledTimes(4);
});
