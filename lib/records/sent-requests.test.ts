import { expect, test } from 'vitest';
import { removeSentRequests, sentRequestsName } from './sent-requests';

/** As much of a browser's storage as is used here. */
class Memory implements Storage {
  readonly #texts = new Map<string, string>();
  get length() {
    return this.#texts.size;
  }
  key(at: number) {
    return [...this.#texts.keys()][at] ?? null;
  }
  getItem(name: string) {
    return this.#texts.get(name) ?? null;
  }
  setItem(name: string, text: string) {
    this.#texts.set(name, text);
  }
  removeItem(name: string) {
    this.#texts.delete(name);
  }
  clear() {
    this.#texts.clear();
  }
}

test('all that one person sent is removed, and nothing else', () => {
  const storage = new Memory();
  const others = [sentRequestsName('u2', 'c1'), 'explorer.favourites.u1.c1', 'explorer.language'];
  for (const name of [sentRequestsName('u1', 'c1'), ...others, sentRequestsName('u1', 'c2')]) {
    storage.setItem(name, '[]');
  }
  removeSentRequests('u1', storage);
  expect(Array.from({ length: storage.length }, (_, at) => storage.key(at))).toEqual(others);
});
