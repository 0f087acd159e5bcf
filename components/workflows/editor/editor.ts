import { isChanged, type WorkflowDocument } from '@/components/workflows/document/document';
import { flowOf } from '@/components/workflows/document/document-flow';
import {
  type History,
  record,
  redo,
  startHistory,
  undo,
} from '@/components/workflows/document/document-history';
import { hasTyped, type JsonSubject, type TypedJson } from '@/components/workflows/document/typed-json';

/** Where the palette puts what is chosen. */
export type PaletteTarget =
  | { readonly kind: 'edge'; readonly edge: string }
  | { readonly kind: 'handle'; readonly source: string; readonly handle?: string | undefined }
  | { readonly kind: 'replace'; readonly node: string }
  | { readonly kind: 'free'; readonly at?: { readonly x: number; readonly y: number } };

export type EditorState = {
  readonly history: History;
  /** The revision that the server took; what differs from it is not saved. */
  readonly stored: WorkflowDocument;
  /** That revision as the server keeps it: it may have trimmed a name. */
  readonly serverRevision: WorkflowDocument;
  /** When that became known, in milliseconds of the clock: what was read before says nothing of it. */
  readonly serverRevisionAt: number;
  /** JSON that is typed and not applied: it stays while another view or node is looked at. */
  readonly typed: ReadonlyMap<JsonSubject, TypedJson>;
  /** Keys of chosen nodes, notes and edges. */
  readonly selection: ReadonlySet<string>;
  /** The node at which the keyboard stands. */
  readonly current: string | undefined;
  /** Nodes whose branches are folded away. */
  readonly collapsed: ReadonlySet<string>;
  readonly palette: PaletteTarget | undefined;
  /** The node for which the dialog asks where it leads. */
  readonly connecting: string | undefined;
  /** A field to put the focus in: a node and a key of its config. Each wish is a new object. */
  readonly wanted: { readonly node: string; readonly key: string | undefined } | undefined;
  /** Said to screen readers; the count tells the same words said twice apart. */
  readonly said: { readonly text: string; readonly count: number };
};

/** One workflow in edit: its history, what is chosen, and who wants to hear of changes. */
export class WorkflowEditor {
  #state: EditorState;
  readonly #listeners = new Set<() => void>();
  /** The last comparison, which many parts of the page ask for. */
  #compared: Pick<EditorState, 'stored'> & { readonly document: WorkflowDocument; readonly isDirty: boolean };

  constructor(document: WorkflowDocument, stored: WorkflowDocument = document) {
    this.#state = {
      history: startHistory(document),
      stored,
      serverRevision: stored,
      serverRevisionAt: 0,
      typed: new Map(),
      selection: new Set(),
      current: flowOf(document).nodes[0]?.key,
      collapsed: new Set(),
      palette: undefined,
      connecting: undefined,
      wanted: undefined,
      said: { text: '', count: 0 },
    };
    this.#compared = { document, stored, isDirty: isChanged(stored, document) };
  }

  get state(): EditorState {
    return this.#state;
  }

  get document(): WorkflowDocument {
    return this.#state.history.present.document;
  }

  get isDirty(): boolean {
    const { stored } = this.#state;
    const { document } = this;
    if (this.#compared.stored !== stored || this.#compared.document !== document) {
      this.#compared = { stored, document, isDirty: isChanged(stored, document) };
    }
    return this.#compared.isDirty;
  }

  /** Whether anything would be lost without a draft of it: what is not stored, and JSON that is not applied. */
  get isUnkept(): boolean {
    return this.isDirty || hasTyped(this.document, this.#state.typed);
  }

  isNode(key: string): boolean {
    return flowOf(this.document).node(key) !== undefined;
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

  set(change: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /**
   * Makes a new document out of the present one, as one step of the history. Commands with the same `group` that follow
   * each other at once are one step.
   */
  edit(command: string, change: (document: WorkflowDocument) => WorkflowDocument, group?: string): void {
    const document = change(this.document);
    if (document === this.document) return;
    const history = record(this.#state.history, { document, command, group, at: Date.now() });
    this.set({ history, ...this.#standing(history) });
  }

  undo(): boolean {
    return this.#go(undo(this.#state.history));
  }

  redo(): boolean {
    return this.#go(redo(this.#state.history));
  }

  select(keys: Iterable<string>, current?: string): void {
    const selection = new Set(keys);
    const [first] = selection;
    this.set({
      selection,
      current: current ?? (first && this.isNode(first) ? first : this.#state.current),
    });
  }

  say(text: string): void {
    this.set({ said: { text, count: this.#state.said.count + 1 } });
  }

  #go(history: History): boolean {
    if (history === this.#state.history) return false;
    this.set({ history, ...this.#standing(history) });
    return true;
  }

  /** Nothing that is gone stays chosen. */
  #standing(history: History): Partial<EditorState> {
    const flow = flowOf(history.present.document);
    const { selection, current } = this.#state;
    const isThere = (key: string) =>
      flow.node(key) !== undefined ||
      flow.edges.some((edge) => edge.key === key) ||
      flow.notes.some((note) => note.key === key);
    const kept = [...selection].filter(isThere);
    return {
      ...(kept.length !== selection.size && { selection: new Set(kept) }),
      ...(current !== undefined && !flow.node(current) && { current: kept[0] ?? flow.nodes[0]?.key }),
    };
  }
}
