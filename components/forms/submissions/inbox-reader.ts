import type { FormRecord } from '@/components/forms/records';
import { idOf } from '@/lib/api/records';
import type { Cursor, Page } from '@/lib/api/reply';
import type { Submission } from '@/lib/forms/answers';
import { mergedLists } from '@/lib/forms/merged-lists';

export type InboxRow = {
  readonly form: FormRecord;
  readonly submission: Submission;
  /** When it came, in milliseconds; NaN where that cannot be read. */
  readonly at: number;
};

type ReadPage = (
  formId: string,
  cursor: Cursor | undefined,
  signal: AbortSignal,
) => Promise<Page<Submission>>;

type List = {
  form: FormRecord;
  rows: readonly InboxRow[];
  cursor: Cursor | undefined;
  seen: Set<Cursor>;
  isDone: boolean;
  isReading: boolean;
  error: unknown;
};

export type InboxView = {
  readonly rows: readonly InboxRow[];
  readonly hasMore: boolean;
  readonly isReading: boolean;
  /** Forms whose list was begun. */
  readonly read: number;
  readonly total: number;
  readonly failed: readonly { readonly form: FormRecord; readonly error: unknown }[];
};

/** Lists that are read at the same time: a server may have many forms and a limit of requests. */
const WIDTH = 4;

/** Pages that are read for what came since: more at once is no arrival, and shows after a reload. */
const MOST_NEW_PAGES = 20;

/**
 * The submissions of many forms as one list, newest first. Pages are read where the order is not certain without them;
 * a form whose list cannot be read is named, and does not keep the others back.
 */
export class InboxReader {
  #lists: readonly List[];
  readonly #readPage: ReadPage;
  #abort = new AbortController();
  readonly #listeners = new Set<() => void>();
  #view: InboxView;

  constructor(forms: readonly FormRecord[], readPage: ReadPage) {
    this.#readPage = readPage;
    this.#lists = forms.map(listOf);
    this.#view = this.#look();
  }

  readonly getView = (): InboxView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins, also after `close`. */
  start(): void {
    if (this.#abort.signal.aborted) this.#abort = new AbortController();
    void this.readOn();
  }

  /** The forms that there are now. What was read of those that stay is kept, under the names that they have now. */
  setForms(forms: readonly FormRecord[]): void {
    const before = new Map(this.#lists.map((list) => [idOf(list.form), list]));
    const lists = forms.map((form) => before.get(idOf(form)) ?? listOf(form));
    for (const [place, form] of forms.entries()) {
      const list = lists[place]!;
      if (list.form === form) continue;
      list.form = form;
      list.rows = list.rows.map((row) => ({ ...row, form }));
    }
    const isMore = lists.some((list) => !this.#lists.includes(list));
    this.#lists = lists;
    this.#tell();
    if (isMore || this.#view.rows.length === 0) void this.readOn();
  }

  /** Reads on until one row more than now is certain, or nothing is left. */
  async readOn(): Promise<void> {
    const before = this.#view.rows.length;
    while (!this.#abort.signal.aborted && this.#view.rows.length <= before) {
      const waiting = this.#waiting().filter(({ isReading }) => !isReading);
      if (waiting.length === 0) return;
      const left = waiting.values();
      const work = async () => {
        for (const list of left) {
          // Somebody else may have begun it meanwhile, or its form be gone.
          if (!list.isReading && this.#lists.includes(list)) await this.#readNext(list);
        }
      };
      await Promise.all(Array.from({ length: WIDTH }, work));
    }
  }

  /** Tries those again that failed. */
  retry(): Promise<void> {
    for (const list of this.#lists) list.error = null;
    this.#tell();
    return this.readOn();
  }

  /** Something was sent: the newest page of that form is looked at, of all where it is not said which. */
  async refresh(formId: string | undefined): Promise<void> {
    const lists = this.#lists.filter(
      ({ form, rows, isDone }) =>
        (formId === undefined || idOf(form) === formId) && (isDone || rows.length > 0),
    );
    for (const list of lists) {
      const arrived = await this.#readNewest(list).catch(() => []);
      // Looked at again: another refresh may have found the same ones while this one read.
      list.rows = [...unknownOf(arrived, list).map(rowOf(list.form)), ...list.rows];
    }
    this.#tell();
  }

  /** What came since, down to what is known already. */
  async #readNewest(list: List): Promise<readonly Submission[]> {
    const arrived = new Map<string, Submission>();
    let cursor: Cursor | undefined;
    for (let pages = 0; pages < MOST_NEW_PAGES; pages++) {
      const page = await this.#readPage(idOf(list.form), cursor, this.#abort.signal);
      const unknown = unknownOf(page.items, list);
      for (const row of unknown) arrived.set(idOf(row), row);
      cursor = page.nextCursor ?? undefined;
      if (cursor === undefined || unknown.length < page.items.length) break;
    }
    return [...arrived.values()];
  }

  close(): void {
    this.#abort.abort();
  }

  #waiting(): readonly List[] {
    const { waitsFor } = mergedLists(this.#lists.map(asPartial), isNewer);
    return waitsFor.map((place) => this.#lists[place]!);
  }

  async #readNext(list: List): Promise<void> {
    list.isReading = true;
    if (!this.#view.isReading) this.#show({ ...this.#view, isReading: true });
    try {
      const page = await this.#readPage(idOf(list.form), list.cursor, this.#abort.signal);
      list.rows = [...list.rows, ...unknownOf(page.items, list).map(rowOf(list.form))];
      const next = page.nextCursor ?? undefined;
      list.isDone = next === undefined || list.seen.has(next);
      list.cursor = next;
      if (next !== undefined) list.seen.add(next);
    } catch (error) {
      if (this.#abort.signal.aborted) return;
      list.error = error;
    } finally {
      list.isReading = false;
      this.#tell();
    }
  }

  #tell(): void {
    if (!this.#abort.signal.aborted) this.#show(this.#look());
  }

  #show(view: InboxView): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }

  #look(): InboxView {
    const { rows, waitsFor } = mergedLists(this.#lists.map(asPartial), isNewer);
    return {
      rows,
      hasMore: waitsFor.length > 0,
      isReading: this.#lists.some(({ isReading }) => isReading),
      read: this.#lists.filter((list) => list.isDone || list.error !== null || list.rows.length > 0).length,
      total: this.#lists.length,
      failed: this.#lists.flatMap(({ form, error }) => (error === null ? [] : [{ form, error }])),
    };
  }
}

const listOf = (form: FormRecord): List => ({
  form,
  rows: [],
  cursor: undefined,
  seen: new Set(),
  isDone: false,
  isReading: false,
  error: null,
});

/** Where a cursor is a place, what arrives between two pages brings the end of the one on the other again. */
function unknownOf(submissions: readonly Submission[], { rows }: List): readonly Submission[] {
  const known = new Set(rows.map(({ submission }) => idOf(submission)));
  return submissions.filter((row) => !known.has(idOf(row)));
}

const asPartial = ({ rows, isDone, error }: List) => ({ rows, isDone: isDone || error !== null });

export const rowOf =
  (form: FormRecord) =>
  (submission: Submission): InboxRow => ({ form, submission, at: Date.parse(submission.created_at ?? '') });

/** By when they came; of one moment, and where that cannot be read, the higher id is the newer. */
export function isNewer(
  { at: a, submission: one }: InboxRow,
  { at: b, submission: other }: InboxRow,
): boolean {
  if (!Number.isNaN(a) && !Number.isNaN(b) && a !== b) return a > b;
  if (Number.isNaN(a) !== Number.isNaN(b)) return Number.isNaN(b);
  const [id, otherId] = [idOf(one), idOf(other)];
  return id.length === otherId.length ? id > otherId : id.length > otherId.length;
}
