import { DocumentEditor, type EditingState, startEditing } from '@/components/editing/document-editor';
import { isChanged, type WorkflowDocument } from '@/components/workflows/document/document';
import { flowOf, type Point } from '@/components/workflows/document/document-flow';
import { groupsOf } from '@/components/workflows/document/document-groups';
import { hasTyped } from '@/components/workflows/document/typed-json';

/** Where the palette puts what is chosen. */
export type PaletteTarget =
  | { readonly kind: 'edge'; readonly edge: string }
  | {
      readonly kind: 'handle';
      readonly source: string;
      readonly handle?: string | undefined;
      /** Where it was dropped on the canvas. */
      readonly at?: Point;
    }
  | { readonly kind: 'replace'; readonly node: string }
  | { readonly kind: 'free'; readonly at?: Point };

export type EditorState = EditingState<WorkflowDocument> & {
  /** The node at which the keyboard stands. */
  readonly current: string | undefined;
  /** Nodes whose branches are folded away. */
  readonly collapsed: ReadonlySet<string>;
  readonly palette: PaletteTarget | undefined;
  /** The note whose text is being written. */
  readonly writing: string | undefined;
  /** The node for which the dialog asks where it leads. */
  readonly connecting: string | undefined;
  /** A field to put the focus in: a node and a key of its config. Each wish is a new object. */
  readonly wanted: { readonly node: string; readonly key: string | undefined } | undefined;
  /** Steps that were just added, and of each the fields that the focus has left: what is empty elsewhere is no fault yet. */
  readonly fresh: Fresh;
};

export type Fresh = ReadonlyMap<string, ReadonlySet<string>>;

const nothingFresh: Fresh = new Map();

/** One workflow in edit; the selection holds keys of nodes, notes and edges. */
export class WorkflowEditor extends DocumentEditor<WorkflowDocument, EditorState> {
  constructor(document: WorkflowDocument, stored: WorkflowDocument = document) {
    super({
      ...startEditing(document, stored),
      current: flowOf(document).nodes[0]?.key,
      collapsed: new Set(),
      palette: undefined,
      writing: undefined,
      connecting: undefined,
      wanted: undefined,
      fresh: nothingFresh,
    });
  }

  override differs(before: WorkflowDocument, after: WorkflowDocument): boolean {
    return isChanged(before, after);
  }

  override hasTyped(document: WorkflowDocument, typed: EditorState['typed']): boolean {
    return hasTyped(document, typed);
  }

  isNode(key: string): boolean {
    return flowOf(this.document).node(key) !== undefined;
  }

  select(keys: Iterable<string>, current?: string): void {
    const selection = new Set(keys);
    const [first] = selection;
    const { fresh } = this.state;
    const kept = [...fresh].filter(([key]) => selection.has(key));
    this.set({
      selection,
      current: current ?? (first && this.isNode(first) ? first : this.state.current),
      // Whoever goes to another step has left this one.
      ...(kept.length !== fresh.size && { fresh: new Map(kept) }),
    });
  }

  /** A step that was just added: its empty fields are no faults until they were left. */
  begin(node: string): void {
    this.set({ fresh: new Map(this.state.fresh).set(node, new Set()) });
  }

  /** The focus left a field of a step. */
  leave(node: string, key: string): void {
    const left = this.state.fresh.get(node);
    if (!left || left.has(key)) return;
    this.set({ fresh: new Map(this.state.fresh).set(node, new Set([...left, key])) });
  }

  /** Somebody asked what is wrong, or wants to run it: every fault counts. */
  endFresh(): void {
    if (this.state.fresh.size > 0) this.set({ fresh: nothingFresh });
  }

  protected override standing(document: WorkflowDocument): Partial<EditorState> {
    const flow = flowOf(document);
    const { selection, current } = this.state;
    const isThere = (key: string) =>
      flow.node(key) !== undefined ||
      flow.edges.some((edge) => edge.key === key) ||
      flow.notes.some((note) => note.key === key) ||
      groupsOf(document).some((group) => group.key === key);
    const kept = [...selection].filter(isThere);
    return {
      ...(kept.length !== selection.size && { selection: new Set(kept) }),
      ...(current !== undefined && !flow.node(current) && { current: kept[0] ?? flow.nodes[0]?.key }),
    };
  }
}
