import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { record, redo, startHistory, undo } from '@/components/editing/history';
import { anyDocument, anyJson } from '@/components/workflows/testing';
import type { Json } from '@/lib/contract/scalars';
import { parseJson } from '@/lib/json/parse-json';
import { isSame } from '@/lib/json/same-json';
import { bodyOf, changedParts, documentOf, documentParts, type WorkflowDocument } from './document';
import { clipOf, pasteClip, readClip } from './document-clip';
import { deleteNodes } from './document-delete';
import { connect, deleteEdges, resource, retarget } from './document-edges';
import { removeField, replaceEntry, setField, setPositions } from './document-entries';
import { entriesOf, flowOf } from './document-flow';
import { mergeDocuments } from './document-merge';
import { addNote, mayHoldNotes } from './document-notes';
import { diffDocuments, isNamedThroughout, partsOf } from './document-parts';
import { replaceStep } from './document-replace';
import { addStep, addStepAt, addTrigger, type StepSeed } from './document-steps';

const seed: StepSeed = { type: 'action', subtype: 'add_tag', config: { tag_name: 'x' } };

/** An edit and the names of the parts that it may touch, given the document before. */
type Edit = { readonly run: (document: WorkflowDocument) => WorkflowDocument; readonly touches?: RegExp };

const nth = <Item>(list: readonly Item[], index: number): Item | undefined =>
  list[index % (list.length || 1)];

const edit: fc.Arbitrary<Edit> = fc
  .tuple(fc.nat(20), fc.nat(20), anyJson, fc.nat(11))
  .map(([one, other, value, kind]): Edit => {
    const node = (document: WorkflowDocument, index: number) => nth(flowOf(document).nodes, index)?.key ?? '';
    const edge = (document: WorkflowDocument, index: number) => nth(flowOf(document).edges, index)?.key ?? '';
    const all: Edit[] = [
      { run: (at) => setField(at, node(at, one), ['config', 'tag_name'], value) },
      { run: (at) => removeField(at, node(at, one), ['config', 'tag_name']) },
      { run: (at) => setPositions(at, new Map([[node(at, one), { x: 1.4, y: 2 }]])) },
      { run: (at) => addStep(at, seed, { x: 0, y: 0 }).document },
      { run: (at) => addTrigger(at, { ...seed, subtype: null }, { x: 0, y: 0 }).document },
      { run: (at) => addStepAt(at, seed, { source: node(at, one) }, { positions: new Map() }).document },
      { run: (at) => deleteNodes(at, [node(at, one), node(at, other)]) },
      { run: (at) => connect(at, { source: node(at, one), handle: 'si' }, node(at, other)) },
      { run: (at) => deleteEdges(at, [edge(at, one)]) },
      {
        run: (at) =>
          resource(retarget(at, edge(at, one), node(at, other)), edge(at, one), { source: node(at, other) }),
      },
      { run: (at) => replaceStep(at, node(at, one), seed, ['tag_name'], undefined) },
      {
        run: (at) => {
          const clip = clipOf(at, [node(at, one), node(at, other)]);
          return clip ? pasteClip(at, readClip(JSON.stringify(clip))!, { x: 24, y: 24 }).document : at;
        },
      },
    ];
    return all[kind]!;
  });

describe('any sequence of edits', () => {
  it('is undone to the very document it began with, and redone', () => {
    fc.assert(
      fc.property(anyDocument, fc.array(edit, { maxLength: 30 }), (document, edits) => {
        const before = structuredClone(document);
        let history = startHistory(document);
        edits.forEach(({ run }, index) => {
          const next = run(history.present.document);
          history = record(history, { document: next, command: 'edit', group: undefined, at: index });
        });
        const last = structuredClone(history.present.document);
        while (history.past.length > 0) history = undo(history);
        expect(history.present.document).toStrictEqual(before);
        while (history.future.length > 0) history = redo(history);
        expect(history.present.document).toStrictEqual(last);
      }),
      { numRuns: 300 },
    );
  });

  it('mutates nothing and keeps every field that it does not name', () => {
    fc.assert(
      fc.property(anyDocument, edit, (document, { run }) => {
        const before = structuredClone(document);
        const after = run(document);
        expect(document).toStrictEqual(before);
        for (const part of ['nombre', 'descripcion', 'settings', 'folder_id'] as const) {
          expect(after[part]).toBe(document[part]);
        }
        const unknown = [...partsOf(document)].filter(([name]) => name.startsWith('graph.'));
        for (const [name, { value }] of unknown) expect(partsOf(after).get(name)?.value).toBe(value);
      }),
      { numRuns: 500 },
    );
  });

  it('of one key of one step touches that key alone', () => {
    fc.assert(
      fc.property(anyDocument, fc.nat(9), anyJson, (document, index, value) => {
        const node = nth(flowOf(document).nodes, index);
        fc.pre(node !== undefined && !node.opaque);
        const after = setField(document, node!.key, ['config', 'k'], value);
        const changes = diffDocuments(document, after);
        expect(changes.length).toBeLessThanOrEqual(1);
        const raw = flowOf(after).node(node!.key)!.raw as { config: Record<string, Json> };
        expect(raw).toStrictEqual({
          ...(node!.raw as object),
          config: { ...node!.config, k: value },
        });
      }),
    );
  });

  it('puts text, a JSON view and a note where they are named', () => {
    fc.assert(
      fc.property(anyDocument, anyJson, (document, value) => {
        const node = flowOf(document).nodes[0];
        if (node) {
          const after = entriesOf(replaceEntry(document, node.key, value), node.list);
          expect(after).toStrictEqual(entriesOf(document, node.list).with(0, value));
        }
        if (!mayHoldNotes(document)) return;
        const noted = addNote(document, { id: 'note1', text: 'hi', position: { x: 0, y: 0 } });
        expect(diffDocuments(document, noted).map(({ name }) => name)).toEqual(['graph.notes']);
      }),
    );
  });
});

describe('what is sent', () => {
  it('is the parts that changed, whole, and nothing else', () => {
    fc.assert(
      fc.property(anyDocument, edit, (document, { run }) => {
        const after = run(document);
        const body = bodyOf(document, after);
        expect(Object.keys(body).sort()).toEqual([...changedParts(document, after)].sort());
        expect(isSame({ ...document, ...body } as Json, after as Json)).toBe(true);
      }),
    );
  });

  it('keeps every field of a record through JSON and back', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const record = parseJson(JSON.stringify({ ...document, id: 4, otro: 1 }));
        expect(changedParts(documentOf(record), document)).toEqual([]);
      }),
    );
  });
});

describe('merging', () => {
  it('takes the side that changed something', () => {
    fc.assert(
      fc.property(anyDocument, edit, edit, (base, one, other) => {
        const mine = one.run(base);
        const theirs = other.run(base);
        expect(mergeDocuments(base, mine, base, new Map())).toBe(mine);
        const parts = [base, theirs, mine].flatMap((one) => [...partsOf(one).keys()]);
        const names = [...documentParts, ...parts];
        const allTheirs = new Map(names.map((name) => [name, 'theirs' as const]));
        const merged = mergeDocuments(base, mine, theirs, allTheirs);
        // Where two things bear one name whole columns are one side's.
        if (![base, mine, theirs].every(isNamedThroughout)) {
          for (const part of documentParts) expect([mine[part], theirs[part]]).toContainEqual(merged[part]);
          return;
        }
        const changes = new Set(diffDocuments(base, mine).map(({ name }) => name));
        for (const { name } of diffDocuments(theirs, merged)) expect(changes).toContain(name);
      }),
    );
  });
});
