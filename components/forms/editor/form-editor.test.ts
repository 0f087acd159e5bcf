import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeField } from '@/components/forms/document/field-edits';
import { FormEditor } from './form-editor';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const edited = () => new FormEditor({ campos: [{ id: 'a', clave: 'uno', tipo: 'texto', etiqueta: '' }] });
const write = (editor: FormEditor, etiqueta: string) =>
  editor.edit('etiqueta', (at) => changeField(at, 'id a', { etiqueta }), 'a');
const begin = (editor: FormEditor) => editor.set({ editing: { field: 'id a', part: 'etiqueta' } });

test('what stands beside the canvas follows a text written there once the keys rest', () => {
  const editor = edited();
  begin(editor);
  const before = editor.document;
  for (const text of ['E', 'Em', 'Empresa']) {
    write(editor, text);
    vi.advanceTimersByTime(200);
    editor.say('something');
  }
  expect(editor.state.rested).toBe(before);
  vi.advanceTimersByTime(200);
  expect(editor.state.rested).toBe(editor.document);
});

test('it follows at once where the text is left, and where nothing is written on the canvas', () => {
  const editor = edited();
  begin(editor);
  write(editor, 'Empresa');
  editor.set({ editing: undefined });
  expect(editor.state.rested).toBe(editor.document);
  write(editor, 'Empresa SpA');
  expect(editor.state.rested).toBe(editor.document);
  editor.undo();
  expect(editor.state.rested).toBe(editor.document);
  vi.advanceTimersByTime(1_000);
  expect(editor.state.rested).toBe(editor.document);
});
