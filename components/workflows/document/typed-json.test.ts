import { expect, it } from 'vitest';
import type { TypedJson } from '@/components/editing/typed-json';
import { branchedDocument } from '@/components/workflows/testing';
import { prettyJson } from '@/lib/json/same-json';
import { setField } from './document-entries';
import { flowOf } from './document-flow';
import { contentJson, hasTyped, type JsonSubject } from './typed-json';

const document = branchedDocument();
const typed = (subject: JsonSubject, entry: TypedJson) => new Map([[subject, entry]]);

it('counts what is typed and not applied, of the whole and of a node', () => {
  expect(hasTyped(document, new Map())).toBe(false);
  expect(hasTyped(document, typed('workflow', { of: contentJson(document), text: '{"graph":' }))).toBe(true);
  const { raw } = flowOf(document).node('a')!;
  expect(hasTyped(document, typed('node a', { of: raw, text: '{' }))).toBe(true);
  expect(hasTyped(document, typed('node a', { of: raw, text: prettyJson(raw) }))).toBe(false);
});

it('counts no longer what was begun with a value that is no more', () => {
  const before = typed('node a', { of: flowOf(document).node('a')!.raw, text: '{' });
  expect(hasTyped(setField(document, 'a', ['config', 'k'], 1), before)).toBe(false);
  expect(hasTyped(setField(document, 'b', ['config', 'k'], 1), before)).toBe(true);
  expect(hasTyped({ ...document, graph: {} }, before)).toBe(false);
});
