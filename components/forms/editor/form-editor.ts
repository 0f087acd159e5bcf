import { DocumentEditor, type EditingState, startEditing } from '@/components/editing/document-editor';
import { hasTypedJson } from '@/components/editing/typed-json';
import { fieldAt, fieldsOf } from '@/components/forms/document/fields';
import { type FormDocument, isChanged } from '@/components/forms/document/form-document';
import type { Json } from '@/lib/contract/scalars';
import type { FieldPart } from './field-parts';

/** Keys typed with a shorter pause between them are written in one go. */
const REST_MS = 300;

/** What the middle of the page shows. */
export type FormMode = 'build' | 'preview' | 'json';
/** What the panel beside it shows. */
export type FormSide = 'field' | 'form' | 'problems' | 'history' | 'share';

export type FormEditorState = EditingState<FormDocument> & {
  /** The document as what stands beside the canvas shows it: it follows a text that is written there once the keys rest. */
  readonly rested: FormDocument;
  /** The field whose settings are shown and at which the keyboard stands. */
  readonly current: string | undefined;
  /** The text of the canvas that is being written. */
  readonly editing: { readonly field: string; readonly part: FieldPart } | undefined;
  /** The field behind which a new one is being looked for, in place. */
  readonly adding: string | undefined;
  readonly mode: FormMode;
  readonly side: FormSide;
  /** A part of a field to put the focus in (`etiqueta`, `clave`, `opciones`, `mostrar_si` …). Each wish is a new object. */
  readonly wanted: { readonly field: string; readonly part: string | undefined } | undefined;
};

/** What a JSON editor shows: the form's whole content, or the entry of a field. */
export type FormJsonSubject = 'form' | `field ${string}`;

/** One form in edit; the selection holds keys of fields. */
export class FormEditor extends DocumentEditor<FormDocument, FormEditorState> {
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(document: FormDocument, stored: FormDocument = document) {
    super({
      ...startEditing(document, stored),
      rested: document,
      current: undefined,
      editing: undefined,
      adding: undefined,
      mode: 'build',
      side: 'field',
      wanted: undefined,
    });
  }

  override differs(before: FormDocument, after: FormDocument): boolean {
    return isChanged(before, after);
  }

  override hasTyped(document: FormDocument, typed: FormEditorState['typed']): boolean {
    return hasTypedJson(typed, (subject) =>
      subject === 'form' ? (document as Json) : fieldAt(document, subject.slice('field '.length))?.raw,
    );
  }

  override set(change: Partial<FormEditorState>): void {
    const { editing, history } = { ...this.state, ...change };
    const { document } = history.present;
    const isNew = document !== this.document;
    const isWriting = editing !== undefined && editing === this.state.editing;
    if (isNew || !isWriting) clearTimeout(this.#resting);
    super.set(isWriting ? change : { ...change, rested: document });
    if (isNew && isWriting) this.#resting = setTimeout(() => this.set({ rested: this.document }), REST_MS);
  }

  /** Chooses fields; the settings are those of `current`, else of the first one. */
  select(keys: Iterable<string>, current?: string): void {
    const selection = new Set(keys);
    this.set({ selection, current: current ?? [...selection][0], side: 'field' });
  }

  /** Shows a field's settings and puts the focus in one of them. */
  want(field: string, part?: string): void {
    this.set({
      selection: new Set([field]),
      current: field,
      side: 'field',
      mode: 'build',
      wanted: { field, part },
    });
  }

  protected override standing(document: FormDocument): Partial<FormEditorState> {
    const there = new Set(fieldsOf(document).map(({ key }) => key));
    const { selection, current } = this.state;
    const kept = [...selection].filter((key) => there.has(key));
    return {
      ...(kept.length !== selection.size && { selection: new Set(kept) }),
      ...(current !== undefined && !there.has(current) && { current: kept[0] }),
    };
  }
}
