import { expect, test } from 'vitest';
import type { Json } from '@/lib/contract/scalars';
import { isSame } from '@/lib/json/same-json';
import { DocumentEditor, type EditingState, startEditing } from './document-editor';
import { restoreDraft } from './restore-draft';
import { mergeMembers } from './three-way';
import { hasTypedJson } from './typed-json';

type Content = { readonly [name: string]: Json };

class Editor extends DocumentEditor<Content, EditingState<Content>> {
  override differs(before: Content, after: Content): boolean {
    return !isSame(before, after);
  }
  override hasTyped(document: Content, typed: EditingState<Content>['typed']): boolean {
    return hasTypedJson(typed, (name) => document[name]);
  }
  protected override standing(): Partial<EditingState<Content>> {
    return {};
  }
}

const merge = (base: Content, mine: Content, theirs: Content): Content | undefined => {
  const { value, clashes } = mergeMembers({ base, mine, theirs }, 'mine');
  return clashes.length > 0 ? undefined : value;
};
const base = { a: 1, b: 1 };
const draft = { document: { a: 2, b: 1 }, base, at: 1 };
const editorOf = (stored: Content) => new Editor(startEditing(stored));

test('where nothing was typed the draft stands on its own base, so that a save meets what others stored', () => {
  const { document, base: on, apart } = restoreDraft(editorOf({ a: 1, b: 9 }), draft, merge);
  expect([document, on, apart]).toEqual([draft.document, base, undefined]);
});

test('what was typed meanwhile, saved or not, stays in the document beside what the draft changed', () => {
  const editor = editorOf(base);
  editor.edit('type', (at) => ({ ...at, b: 3 }));
  expect(restoreDraft(editor, draft, merge)).toMatchObject({ document: { a: 2, b: 3 }, base });
  const saved = { a: 1, b: 3 };
  editor.set({ stored: saved, serverRevision: saved });
  expect(restoreDraft(editor, draft, merge)).toMatchObject({ document: { a: 2, b: 3 }, base: saved });
});

test('what was typed at the same place becomes a draft of its own', () => {
  const editor = editorOf(base);
  editor.edit('type', (at) => ({ ...at, a: 3 }));
  const { document, base: on, apart } = restoreDraft(editor, draft, merge);
  expect([document, on]).toEqual([draft.document, base]);
  expect(apart).toMatchObject({ document: { a: 3, b: 1 }, base });
});

test('JSON typed in both stays in both', () => {
  const editor = editorOf(base);
  const typed = (text: string) => new Map([['a', { of: 1, text }]]);
  editor.set({ typed: typed('[') });
  const { typed: restored, apart } = restoreDraft(editor, { ...draft, typed: typed('{') }, merge);
  expect(restored.get('a')?.text).toBe('{');
  expect(apart?.typed.get('a')?.text).toBe('[');
});
