import type { WorkflowDocument } from '@/components/workflows/document/document';
import type { JsonSubject, TypedJson } from '@/components/workflows/document/typed-json';
import { parseJson } from '@/lib/json/parse-json';

/** What was typed and not saved, as this browser keeps it: for a crash, a closed tab, an ended session. */
export type StoredDraft = {
  readonly document: WorkflowDocument;
  /** What the server held when the draft was begun: without it nobody could tell whose change is whose. */
  readonly base: WorkflowDocument;
  /** JSON that was typed and not applied; drafts of earlier versions have none. */
  readonly typed?: ReadonlyMap<JsonSubject, TypedJson>;
  /** Milliseconds of the clock. */
  readonly at: number;
};

const DATABASE = 'workflow-drafts';
const STORE = 'drafts';

/** The name of a draft: bound to the connection and to the workflow's id. */
export const draftKey = (connectionId: string | undefined, workflowId: string) =>
  `${connectionId ?? ''}/${workflowId}`;

export async function readDraft(key: string): Promise<StoredDraft | undefined> {
  return draftOf(await inStore('readonly', (store) => store.get(key)));
}

export async function writeDraft(key: string, draft: StoredDraft): Promise<void> {
  await inStore('readwrite', (store) => store.put(textOfDraft(draft), key));
}

export async function deleteDraft(key: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(key));
}

/** A draft as text: the database would keep numbers beyond JavaScript's as empty objects. */
export function textOfDraft({ typed, ...draft }: StoredDraft): string {
  return JSON.stringify({ ...draft, typed: [...(typed ?? [])] });
}

/** What `textOfDraft` wrote; earlier versions kept the draft itself, and called nodes cards. */
export function draftOf(kept: unknown): StoredDraft | undefined {
  if (typeof kept !== 'string') return kept as StoredDraft | undefined;
  const { typed, ...draft } = parseJson(kept) as Omit<StoredDraft, 'typed'> & {
    readonly typed: readonly (readonly [JsonSubject, TypedJson])[];
  };
  const subjects = typed.map(
    ([subject, json]) => [subject.replace(/^card /, 'node ') as JsonSubject, json] as const,
  );
  return { ...draft, typed: new Map(subjects) };
}

/** A browser may refuse its database (private windows): then there are no drafts, and nothing else changes. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const database = await open();
    try {
      return await promiseOf(request(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch (error) {
    console.warn('Drafts are not kept in this browser.', error);
    return undefined;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return promiseOf(request);
}

function promiseOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
