/** What stands on a node, or on an edge, beside its own content. */
export type Mark = {
  readonly errors: number;
  readonly warnings: number;
  /** Status of the step in the run that is shown. */
  readonly run: string | undefined;
  /** Of the runs of a period: how many came to the node or took the edge, failed there, wait there. */
  readonly entered: number | undefined;
  readonly failures: number;
  readonly waiting: number;
  readonly change: 'added' | 'changed' | 'moved' | undefined;
  /** Not among what is searched for. */
  readonly isDimmed: boolean;
};

const plain: Mark = {
  errors: 0,
  warnings: 0,
  run: undefined,
  entered: undefined,
  failures: 0,
  waiting: 0,
  change: undefined,
  isDimmed: false,
};
const fields = Object.keys(plain) as (keyof Mark)[];

/**
 * Marks by node, beside the document: a node draws itself anew when its own mark changes, and not at every key that
 * is typed somewhere.
 */
export class Marks {
  #marks = new Map<string, Mark>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  of(key: string): Mark {
    return this.#marks.get(key) ?? plain;
  }

  /** Replaces all marks; those that say the same stay the same object. */
  set(marks: ReadonlyMap<string, Partial<Mark>>): void {
    let hasChanged = marks.size !== this.#marks.size;
    const next = new Map<string, Mark>();
    for (const [key, partial] of marks) {
      const mark = { ...plain, ...partial };
      const known = this.#marks.get(key);
      const isKnown = known !== undefined && fields.every((field) => known[field] === mark[field]);
      next.set(key, isKnown ? known : mark);
      hasChanged ||= !isKnown;
    }
    if (!hasChanged) return;
    this.#marks = next;
    for (const listener of this.#listeners) listener();
  }
}
