import type { JsonObject } from '@/lib/contract/scalars';
import { parseJson } from '@/lib/json/parse-json';
import { isSame } from '@/lib/json/same-json';
import { browserStore } from '@/lib/records/browser-store';

/** A content that the server held, as this browser saw it. */
export type SeenVersion<Content> = {
  readonly version?: string | undefined;
  /** When it was stored, as far as the server says, else when it was seen. */
  readonly at: string;
  readonly content: Content;
};

type Store = Pick<ReturnType<typeof browserStore>, 'get' | 'change'>;

/** Of one document; the oldest go. A form of 200 fields or a flow of 200 steps is about 60 KB. */
const MOST_KEPT = 40;

/** The versions of documents that this browser saw, in a database of that name; keys begin with the person. */
export function seenVersions<Content extends object>(
  database: string,
  store: Store = browserStore(database),
) {
  return {
    /** The newest first. */
    read: async (key: string): Promise<readonly SeenVersion<Content>[]> => versionsOf(await store.get(key)),
    /** Notes what is stored now, where it is another content than was seen last. */
    async note(key: string, seen: SeenVersion<Content>): Promise<void> {
      await store.change(key, (value) => {
        const all = versionsOf<Content>(value);
        return all[0] && isSameContent(all[0].content, seen.content)
          ? value
          : JSON.stringify([seen, ...all].slice(0, MOST_KEPT));
      });
    },
  };
}

/** Contents are records of parts, each of which is JSON. */
export const isSameContent = (one: object, other: object) => isSame(one as JsonObject, other as JsonObject);

/** As text: the database would keep numbers beyond JavaScript's as empty objects. */
function versionsOf<Content>(value: unknown): readonly SeenVersion<Content>[] {
  return typeof value === 'string' ? (parseJson(value) as unknown as readonly SeenVersion<Content>[]) : [];
}
