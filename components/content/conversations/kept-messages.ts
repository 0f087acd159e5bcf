import { type KeptMessage, readKept, withKept } from '@/lib/conversations/unsent';
import { browserStore } from '@/lib/records/browser-store';

const store = browserStore('unsent-messages');

/** Where the messages of a person to a connection are kept, whichever tab they are of. */
export type MessageStore = {
  readonly all: () => Promise<readonly KeptMessage[]>;
  /** One as it is kept now, null where it is not; undefined where the browser does not say. */
  readonly find: (id: string) => Promise<KeptMessage | null | undefined>;
  /** Changes this message alone: the others may be another tab's. Undefined forgets it. Whether the browser took it. */
  readonly keep: (id: string, message: KeptMessage | undefined) => Promise<boolean>;
};

/** What this browser keeps by that key. */
export function messageStore(key: string): MessageStore {
  return {
    all: async () => readKept(await store.get(key)),
    find: async (id) => {
      let found: KeptMessage | undefined;
      // A change that changes nothing: unlike reading it tells whether the browser could.
      const isRead = await store.change(key, (value) => {
        found = readKept(value).find((one) => one.id === id);
        return value;
      });
      return isRead ? (found ?? null) : undefined;
    },
    keep: (id, message) =>
      store.change(key, (value) => {
        const all = withKept(readKept(value), id, message);
        return all.length === 0 ? undefined : all;
      }),
  };
}
