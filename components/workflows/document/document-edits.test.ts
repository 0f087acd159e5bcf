import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDocument, anyJson } from '@/components/workflows/testing';
import type { Json } from '@/lib/contract/scalars';
import { parseJson } from '@/lib/json/parse-json';
import { bodyOf, changedParts, documentOf, documentParts, type WorkflowDocument } from './document';
import { isSame } from './document-canonical';
import { clipOf, pasteClip, readClip } from './document-clip';
import { deleteCards } from './document-delete';
import { connect, deleteEdges, resource, retarget } from './document-edges';
import { removeField, replaceEntry, setField, setPositions } from './document-entries';
import { entriesOf, flowOf } from './document-flow';
import { record, redo, startHistory, undo } from './document-history';
import { mergeDocuments } from './document-merge';
import { addNote, mayHoldNotes } from './document-notes';
import { diffDocuments, isNamedThroughout, partsOf } from './document-parts';
import { replaceStep } from './document-replace';
import { addStep, addStepAt, addTrigger, type StepSeed } from './document-steps';

const seed: StepSeed = { type: 'action', subtype: 'add_tag', config: { tag_name: 'x' } };

/** An edit and the names of the parts that it may touch, given the document before. */
type Edit = { readonly act: (document: WorkflowDocument) => WorkflowDocument; readonly touches?: RegExp };

const nth = <Item>(list: readonly Item[], index: number): Item | undefined =>
  list[index % (list.length || 1)];

const edit: fc.Arbitrary<Edit> = fc
  .tuple(fc.nat(20), fc.nat(20), anyJson, fc.nat(11))
  .map(([one, other, value, kind]): Edit => {
    const card = (document: WorkflowDocument, index: number) => nth(flowOf(document).cards, index)?.key ?? '';
    const edge = (document: WorkflowDocument, index: number) => nth(flowOf(document).edges, index)?.key ?? '';
    const acts: Edit[] = [
      { act: (at) => setField(at, card(at, one), ['config', 'tag_name'], value) },
      { act: (at) => removeField(at, card(at, one), ['config', 'tag_name']) },
      { act: (at) => setPositions(at, new Map([[card(at, one), { x: 1.4, y: 2 }]])) },
      { act: (at) => addStep(at, seed, { x: 0, y: 0 }).document },
      { act: (at) => addTrigger(at, { ...seed, subtype: null }, { x: 0, y: 0 }).document },
      { act: (at) => addStepAt(at, seed, { source: card(at, one) }, new Map()).document },
      { act: (at) => deleteCards(at, [card(at, one), card(at, other)]) },
      { act: (at) => connect(at, { source: card(at, one), handle: 'si' }, card(at, other)) },
      { act: (at) => deleteEdges(at, [edge(at, one)]) },
      {
        act: (at) =>
          resource(retarget(at, edge(at, one), card(at, other)), edge(at, one), { source: card(at, other) }),
      },
      { act: (at) => replaceStep(at, card(at, one), seed, ['tag_name'], undefined) },
      {
        act: (at) => {
          const clip = clipOf(at, [card(at, one), card(at, other)]);
          return clip ? pasteClip(at, readClip(JSON.stringify(clip))!, { x: 24, y: 24 }).document : at;
        },
      },
    ];
    return acts[kind]!;
  });

describe('any sequence of edits', () => {
  it('is undone to the very document it began with, and redone', () => {
    fc.assert(
      fc.property(anyDocument, fc.array(edit, { maxLength: 30 }), (document, edits) => {
        const before = structuredClone(document);
        let history = startHistory(document);
        edits.forEach(({ act }, index) => {
          const next = act(history.present.document);
          history = record(history, { document: next, act: 'edit', group: undefined, at: index });
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
      fc.property(anyDocument, edit, (document, { act }) => {
        const before = structuredClone(document);
        const after = act(document);
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
        const card = nth(flowOf(document).cards, index);
        fc.pre(card !== undefined && !card.opaque);
        const after = setField(document, card!.key, ['config', 'k'], value);
        const changes = diffDocuments(document, after);
        expect(changes.length).toBeLessThanOrEqual(1);
        const raw = flowOf(after).card(card!.key)!.raw as { config: Record<string, Json> };
        expect(raw).toStrictEqual({
          ...(card!.raw as object),
          config: { ...card!.config, k: value },
        });
      }),
    );
  });

  it('puts text, a JSON view and a note where they are named', () => {
    fc.assert(
      fc.property(anyDocument, anyJson, (document, value) => {
        const card = flowOf(document).cards[0];
        if (card) {
          const after = entriesOf(replaceEntry(document, card.key, value), card.list);
          expect(after).toStrictEqual(entriesOf(document, card.list).with(0, value));
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
      fc.property(anyDocument, edit, (document, { act }) => {
        const after = act(document);
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
        const mine = one.act(base);
        const theirs = other.act(base);
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
