import { type History, record, redo, startHistory, undo } from './history';
import type { TypedJson } from './typed-json';

/** What every editor of a document knows; an area adds to it what its page needs. */
export type EditingState<Content> = {
  readonly history: History<Content>;
  /** The revision that the server took; what differs from it is not saved. */
  readonly stored: Content;
  /** That revision as the server keeps it: it may have trimmed a name. */
  readonly serverRevision: Content;
  /** When that became known, in milliseconds of the clock: what was read before says nothing of it. */
  readonly serverRevisionAt: number;
  /** JSON that is typed and not applied, by what it is of: it stays while another view is looked at. */
  readonly typed: ReadonlyMap<string, TypedJson>;
  /** Keys of what is chosen. */
  readonly selection: ReadonlySet<string>;
  /** Said to screen readers; the count tells the same words said twice apart. */
  readonly said: { readonly text: string; readonly count: number };
};

/** How an editor begins with a document; `stored` is what the server holds, where that is another one. */
export function startEditing<Content>(document: Content, stored: Content = document): EditingState<Content> {
  return {
    history: startHistory(document),
    stored,
    serverRevision: stored,
    serverRevisionAt: 0,
    typed: new Map(),
    selection: new Set(),
    said: { text: '', count: 0 },
  };
}

/** One document in edit: its history, what is chosen, and who wants to hear of changes. */
export abstract class DocumentEditor<Content, State extends EditingState<Content>> {
  #state: State;
  readonly #listeners = new Set<() => void>();
  /** The last comparison, which many parts of the page ask for. */
  #compared: { readonly stored: Content; readonly document: Content; readonly isDirty: boolean } | undefined;

  constructor(state: State) {
    this.#state = state;
  }

  /** Whether two documents differ in what is stored. */
  abstract differs(before: Content, after: Content): boolean;
  /** Whether JSON was typed that is not applied, of something that is there. */
  abstract hasTyped(document: Content, typed: State['typed']): boolean;
  /** What changes in the state as another document stands there: nothing that is gone stays chosen. */
  protected abstract standing(document: Content): Partial<State>;

  get state(): State {
    return this.#state;
  }

  get document(): Content {
    return this.#state.history.present.document;
  }

  get isDirty(): boolean {
    const { stored } = this.#state;
    const { document } = this;
    if (this.#compared?.stored !== stored || this.#compared.document !== document) {
      this.#compared = { stored, document, isDirty: this.differs(stored, document) };
    }
    return this.#compared.isDirty;
  }

  /** Whether anything would be lost without a draft of it: what is not stored, and JSON that is not applied. */
  get isUnkept(): boolean {
    return this.isDirty || this.hasTyped(this.document, this.#state.typed);
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Hears of another document, of JSON typed, of another revision that is stored, and of nothing else. */
  onContent(listener: () => void): () => void {
    let { document } = this;
    let { stored, typed } = this.#state;
    return this.subscribe(() => {
      const state = this.#state;
      if (this.document === document && state.stored === stored && state.typed === typed) return;
      document = this.document;
      ({ stored, typed } = state);
      listener();
    });
  }

  set(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /**
   * Makes a new document out of the present one, as one step of the history. Commands with the same `group` that follow
   * each other at once are one step.
   */
  edit(command: string, change: (document: Content) => Content, group?: string): void {
    const document = change(this.document);
    if (document === this.document) return;
    this.#show(record(this.#state.history, { document, command, group, at: Date.now() }));
  }

  undo(): boolean {
    return this.#go(undo(this.#state.history));
  }

  redo(): boolean {
    return this.#go(redo(this.#state.history));
  }

  say(text: string): void {
    this.set({ said: { text, count: this.#state.said.count + 1 } } as Partial<State>);
  }

  #go(history: History<Content>): boolean {
    if (history === this.#state.history) return false;
    this.#show(history);
    return true;
  }

  #show(history: History<Content>): void {
    this.set({ history, ...this.standing(history.present.document) } as Partial<State>);
  }
}
