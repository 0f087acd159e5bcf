import { afterAll, expect, test, vi } from 'vitest';
import { heldSecrets } from './held-secrets';

vi.stubGlobal('window', new EventTarget());
afterAll(() => vi.unstubAllGlobals());

const secret = { secret: 'whsec_a' };
const secrets = heldSecrets<typeof secret>();

function isLeavingAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a secret is held by its name until it is said to be saved, and so long the tab is not closed without a question', () => {
  const listener = vi.fn();
  const stop = secrets.subscribe(listener);
  expect(isLeavingAsked()).toBe(false);
  secrets.hold('ana 1 7', secret);
  secrets.hold('ana 1 8', secret);
  expect(secrets.of('ana 1 7')).toBe(secret);
  expect(secrets.of('eva 1 7')).toBeUndefined();
  secrets.forget('ana 1 7');
  expect(secrets.of('ana 1 7')).toBeUndefined();
  expect(isLeavingAsked()).toBe(true);
  secrets.forget('ana 1 8');
  expect(isLeavingAsked()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(4);
  secrets.forget('ana 1 8');
  stop();
  expect(listener).toHaveBeenCalledTimes(4);
});
