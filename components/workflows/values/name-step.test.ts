import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WorkflowDocument } from '@/components/workflows/document/document';
import { flowOf } from '@/components/workflows/document/document-flow';
import { anyDocument, branchedDocument } from '@/components/workflows/testing';
import { setName } from './name-step';

const entryOf = (document: WorkflowDocument, key: string) => flowOf(document).node(key)?.raw;

it('names a step beside all that its entry holds, and takes the name away again', () => {
  const before = branchedDocument();
  const named = setName(before, 'b', 'Is it big?');
  expect(flowOf(named).node('b')?.label).toBe('Is it big?');
  expect(entryOf(named, 'b')).toEqual({ ...(entryOf(before, 'b') as object), label: 'Is it big?' });
  expect(entryOf(named, 'a')).toBe(entryOf(before, 'a'));
  expect(setName(named, 'b', '  ')).toEqual(before);
});

it('writes a name where the entry keeps one', () => {
  const [nodes, edges] = [[{ id: 'a', data: { type: 'action', subtype: 'x', label: 'Uno' } }], []];
  const renamed = setName({ graph: { nodes, edges }, triggers: [] }, 'a', 'Dos');
  expect(entryOf(renamed, 'a')).toEqual({ id: 'a', data: { type: 'action', subtype: 'x', label: 'Dos' } });
});

it('loses nothing of any document, whatever is named in it', () => {
  fc.assert(
    fc.property(anyDocument, fc.nat(), fc.string({ minLength: 1 }), (document, at, name) => {
      const keys = flowOf(document).nodes.map(({ key }) => key);
      const key = keys[at % Math.max(keys.length, 1)];
      if (key === undefined || flowOf(document).node(key)?.opaque === 'not_object') return;
      const changed = setName(document, key, name);
      for (const other of keys) {
        if (other !== key) expect(entryOf(changed, other)).toBe(entryOf(document, other));
      }
      const before = entryOf(document, key) as object;
      expect(entryOf(changed, key)).toMatchObject(
        Object.fromEntries(Object.entries(before).filter(([field]) => field !== 'label')),
      );
    }),
  );
});
