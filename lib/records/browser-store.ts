const STORE = 'drafts';

/** What this browser keeps by key, in a database of that name: for a crash, a closed tab, an ended session. */
export function browserStore(database: string) {
  const inStore = <Result>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => Promise<Result>) =>
    inDatabase(database, mode, act);
  return {
    get: (key: string): Promise<unknown> => inStore('readonly', (store) => promiseOf(store.get(key))),
    put: async (key: string, value: unknown): Promise<void> => {
      await inStore('readwrite', (store) => promiseOf(store.put(value, key)));
    },
    /** Between reading and writing no other tab writes; undefined removes. Whether the browser took it. */
    change: async (key: string, change: (value: unknown) => unknown): Promise<boolean> => {
      const isTaken = await inStore('readwrite', async (store) => {
        const next = change(await promiseOf(store.get(key)));
        if (next === undefined) await promiseOf(store.delete(key));
        else await promiseOf(store.put(next, key));
        return true;
      });
      return isTaken ?? false;
    },
    /** How many keys begin like that. */
    countFrom: async (start: string): Promise<number> =>
      (await inStore('readonly', (store) => promiseOf(store.count(startingWith(start))))) ?? 0,
    /** The keys that begin like that. */
    keysFrom: async (start: string): Promise<readonly string[]> =>
      ((await inStore('readonly', (store) => promiseOf(store.getAllKeys(startingWith(start))))) ??
        []) as readonly string[],
    removeFrom: async (start: string): Promise<void> => {
      await inStore('readwrite', (store) => promiseOf(store.delete(startingWith(start))));
    },
    remove: async (key: string): Promise<void> => {
      await inStore('readwrite', (store) => promiseOf(store.delete(key)));
    },
  };
}

const startingWith = (start: string) => IDBKeyRange.bound(start, `${start}\uffff`);

/** A browser may refuse its database (private windows): then there are no drafts, and nothing else changes. */
async function inDatabase<Result>(
  name: string,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    const database = await open(name);
    try {
      return await act(database.transaction(STORE, mode).objectStore(STORE));
    } finally {
      database.close();
    }
  } catch (error) {
    console.warn('Drafts are not kept in this browser.', error);
    return undefined;
  }
}

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return promiseOf(request);
}

function promiseOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
