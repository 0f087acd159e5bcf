import { parseJson } from '@/lib/json/parse-json';
import { browserStore } from '@/lib/records/browser-store';
import type { TypedJson } from './typed-json';

/** What was typed and not saved, as this browser keeps it: for a crash, a closed tab, an ended session. */
export type StoredDraft<Content> = {
  readonly document: Content;
  /** What the server held when the draft was begun: without it nobody could tell whose change is whose. */
  readonly base: Content;
  /** The same as the server keeps it; drafts of earlier versions have none. */
  readonly revision?: Content;
  /** JSON that was typed and not applied; drafts of earlier versions have none. */
  readonly typed?: ReadonlyMap<string, TypedJson>;
  /** Milliseconds of the clock. */
  readonly at: number;
};

/** Whose draft it is, and of which record: of two people at one browser neither finds the other's. */
export type DraftPlace = {
  readonly person: string;
  readonly connectionId: string | undefined;
  /** Of the record, as its address has it. */
  readonly id: string;
};

/** A draft by the visit of a page that it was typed in: no tab writes over another's, or removes it. */
export type FoundDraft<Content> = StoredDraft<Content> & { readonly tab: string };

type Kept = { readonly tab: string; readonly text: string };
type Store = Pick<ReturnType<typeof browserStore>, 'get' | 'change' | 'keysFrom'>;

/** Of one record; the oldest go. */
const MOST_KEPT = 8;

const keyOf = ({ person, connectionId = '', id }: DraftPlace) => `${person}/${connectionId}/${id}`;

/** The drafts of one kind of document, in a database of the browser that has their name. */
export function draftStore<Content>(database: string, drafts: Store = browserStore(database)) {
  return {
    /** What is kept, the newest first. */
    async all(place: DraftPlace): Promise<readonly FoundDraft<Content>[]> {
      return keptOf(await drafts.get(keyOf(place)))
        .map(({ tab, text }) => ({ ...draftOf<Content>(text), tab }))
        .toSorted((one, other) => other.at - one.at);
    },
    /** The records of a connection that a person has drafts of, by their ids. */
    async ids(place: Omit<DraftPlace, 'id'>): Promise<ReadonlySet<string>> {
      const start = keyOf({ ...place, id: '' });
      return new Set((await drafts.keysFrom(start)).map((key) => key.slice(start.length)));
    },
    /** Keeps the draft of a tab in place of its last one. Whether the browser took it. */
    keep: (place: DraftPlace, tab: string, draft: StoredDraft<Content>): Promise<boolean> =>
      drafts.change(keyOf(place), (value) => {
        const others = keptOf(value).filter((each) => each.tab !== tab);
        return [{ tab, text: textOfDraft(draft) }, ...others].slice(0, MOST_KEPT);
      }),
    async remove(place: DraftPlace, tab: string): Promise<void> {
      await drafts.change(keyOf(place), (value) => {
        const others = keptOf(value).filter((each) => each.tab !== tab);
        return others.length > 0 ? others : undefined;
      });
    },
  };
}

export type DraftStore<Content> = ReturnType<typeof draftStore<Content>>;

const keptOf = (value: unknown): readonly Kept[] => (Array.isArray(value) ? value : []);

/** A draft as text: the database would keep numbers beyond JavaScript's as empty objects. */
export function textOfDraft<Content>({ typed, ...draft }: StoredDraft<Content>): string {
  return JSON.stringify({ ...draft, typed: [...(typed ?? [])] });
}

/** What `textOfDraft` wrote; earlier versions called nodes cards. */
export function draftOf<Content>(kept: string): StoredDraft<Content> {
  const { typed, ...draft } = parseJson(kept) as Omit<StoredDraft<Content>, 'typed'> & {
    readonly typed: readonly (readonly [string, TypedJson])[];
  };
  const subjects = typed.map(([subject, json]) => [subject.replace(/^card /, 'node '), json] as const);
  return { ...draft, typed: new Map(subjects) };
}
