import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nodeOfFile, textOfParts } from '@/components/editing/document-text';
import { draftOf, textOfDraft } from '@/components/editing/draft-store';
import { checkImport, exportText } from '@/components/workflows/list/import-check';
import { call } from '@/lib/api/client';
import { getWorkflow, replaceWorkflow } from '@/lib/api/contract/workflows';
import { nodeOf } from '@/lib/api/reply-node';
import { JsonText } from '@/lib/json/json-text';
import { type JsonNode, memberOf, readTree } from '@/lib/json/json-tree';
import { ExactNumber, parseJson } from '@/lib/json/parse-json';
import { anyJsonText, tokensOf } from '@/lib/json/testing';
import { startLoopback } from '@/lib/testing/loopback';
import { bodyOf, changedParts, documentParts, type WorkflowDocument } from './document';
import { clipOf, pasteClip, readClip } from './document-clip';
import { setField, setPositions } from './document-entries';
import { entriesOf, flowOf } from './document-flow';
import { clashesOf, mergeDocuments } from './document-merge';
import { contentOf } from './stored-document';

/** A server that keeps one workflow as text: what is put replaces the text of a part, and nothing else is touched. */
let stored = '';
let wrap = (record: string) => record;
const server = startLoopback(({ method, body }) => {
  if (method === 'PUT') stored = merged(stored, body);
  const reply = method === 'PUT' ? '{"id":"w"}' : wrap(stored);
  return { headers: { 'Content-Type': 'application/json' }, body: reply };
});
let target: Awaited<typeof server>;
beforeAll(async () => {
  target = await server;
});
afterAll(() => target[Symbol.asyncDispose]());

function merged(record: string, body: string): string {
  const put = readTree(body);
  const kept = readTree(record).members!.map(({ name, written, node }, index, all) => {
    const isLast = all.findLastIndex((other) => other.name === name) === index;
    return `${written}:${((isLast && memberOf(put, name)) || node).text}`;
  });
  return `{${kept.join(',')}}`;
}

const path = { wf_id: 'w' };
const load = () => call(getWorkflow, { path }, target);

const known = [
  'id',
  'type',
  'config',
  'position',
  'graph',
  'triggers',
  'nodes',
  'x',
  'y',
  'k',
  'source',
  'target',
  'notes',
  ...documentParts,
  'edges',
  'data',
  'status',
];
const extraKey = fc
  .oneof(fc.constantFrom('__proto__', 'constructor', 'otro', 'a"b', '\ud800'), fc.string())
  .filter((name) => !known.includes(name))
  .map((name) => JSON.stringify(name));
/** Members that nobody knows, keys twice among them. */
const extras = fc
  .array(fc.tuple(extraKey, anyJsonText({ maxDepth: 3 })), { maxLength: 4 })
  .map((members) => members.map(([name, value]) => `${name} : ${value},`).join(' '));
const others = fc.array(anyJsonText({ maxDepth: 3 }), { maxLength: 3 });

/** A workflow's text but for the values that are edited: a name, a value of a config, a position. */
const workflowText = fc.tuple(extras, extras, extras, extras, others, others, others, others).map(
  ([top, inGraph, inNode, inConfig, before, behind, edges, triggers]) =>
    (name: string, value: string, x: string) =>
      `{"id":"w","config":{"k":1.0}, ${top}"nombre":${name}, "graph": {${inGraph} "nodes":[${[
        ...before,
        `{"id":"paso","type":"action","config":[1.0],${inNode} "config":{${inConfig}"k": ${value}}, "position":{"x":${x},"y":2.50}}`,
        ...behind,
      ].join(', ')}],"edges":[${edges.join()}]},"triggers":[${triggers.join()}], "settings":{"a":1E5,"a":1}}`,
);

it('is stored as it was, token by token, but for what was edited elsewhere', async () => {
  const wrapped = fc.constantFrom(
    (text: string) => text,
    (text: string) => `{"data": ${text}, "request_id": "r"}`,
    (text: string) => ` {"data": {"graph":{}}, "data":${text}}\n`,
  );
  await fc.assert(
    fc.asyncProperty(
      workflowText,
      wrapped,
      fc.boolean(),
      fc.boolean(),
      async (text, wrapping, moves, isRestored) => {
        stored = text('"Antes"', '"antes"', '1.0');
        wrap = wrapping;
        const before = contentOf(await load());
        let edited: WorkflowDocument = {
          ...setField(before, 'paso', ['config', 'k'], 'luego'),
          nombre: 'Luego',
        };
        if (moves) edited = setPositions(edited, new Map([['paso', { x: 30, y: 2.5 }]]));
        if (isRestored)
          edited = draftOf<WorkflowDocument>(
            textOfDraft({ document: edited, base: before, at: 1 }),
          )!.document;
        expect(changedParts(before, edited)).toEqual(['nombre', 'graph']);

        const read = await load();
        expect(changedParts(before, contentOf(read))).toEqual([]);
        const body = new JsonText(textOfParts(bodyOf(before, edited), nodeOf(read)));
        await call(replaceWorkflow, { path, body: body as never }, target);
        const expected = text('"Luego"', '"luego"', moves ? '30' : '1.0');
        // Positions are whole: moving a node rounds where it stands.
        expect(tokensOf(stored)).toEqual(tokensOf(moves ? expected.replace('"y":2.50', '"y":3') : expected));
        expect(changedParts(contentOf(await load()), edited)).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
}, 60_000);

it('is stored as it was when its names are written like names of a workflow that was read before', async () => {
  const text = (id: string, config: string) =>
    `{"id":"w","graph":{"nodes":[{"id":${id}},{"id":"paso","config":[],"config":{"of lossless":0,${config}}}]}}`;
  wrap = (record) => record;
  stored = text('1.0', '"\\\\":0');
  const other = await load();
  stored = text('1.0', '"\\u0061":1E2');
  const read = await load();
  const before = contentOf(read);
  const graph = { nodes: [{ id: 2 }, ...entriesOf(before, 'nodes').slice(1)] };
  const body = new JsonText(textOfParts(bodyOf(before, { ...before, graph }), nodeOf(read)));
  await call(replaceWorkflow, { path, body: body as never }, target);
  expect(stored).toBe(text('2', '"\\u0061":1E2'));
  // Held until here: names are mistaken only for those of something that is held.
  expect(flowOf(contentOf(other)).node('paso')?.config).toHaveProperty('\\');
});

it('goes through a file and the clipboard with every number as it was', () => {
  fc.assert(
    fc.property(workflowText, (text) => {
      const record = text('"Copia"', '9007199254740993', '1.0');
      const file = exportText(parseJson(record) as WorkflowDocument, readTree(record));
      const part = (of: JsonNode | undefined, name: string) => tokensOf(memberOf(of, name)!.text);
      const check = checkImport(`{"data":${record}}`, undefined);
      const imported = check.kind === 'workflow' ? check.document : {};
      const sent = readTree(textOfParts(imported, nodeOfFile(`{"data":${record}}`, 'graph')));
      for (const name of ['nombre', 'graph', 'triggers', 'settings']) {
        expect(part(readTree(file), name)).toEqual(part(readTree(record), name));
        expect(part(sent, name)).toEqual(part(readTree(record), name));
      }
      const clip = readClip(JSON.stringify(clipOf(imported, ['paso']), null, 2));
      expect(JSON.stringify(clip?.nodes[0])).toBe(JSON.stringify(flowOf(imported).node('paso')?.raw));
      const pasted = pasteClip(imported, clip!, { x: 40, y: 40 });
      expect(flowOf(pasted.document).node(pasted.keys[0]!)?.config.k).toEqual(
        new ExactNumber('9007199254740993'),
      );
    }),
    { numRuns: 50 },
  );
});

it('knows nodes, places and ways whose numbers are beyond what JavaScript counts to', () => {
  const graph = parseJson(
    `{"nodes":[{"id":9007199254740993,"type":"a","position":{"x":10.0,"y":1E2}},{"id":9007199254740992,"type":"b"}],
      "edges":[{"id":1.0,"source":9007199254740993,"target":9007199254740992}]}`,
  ) as WorkflowDocument['graph'];
  const flow = flowOf({ graph: graph! });
  expect(flow.nodes.map(({ key, position }) => [key, position])).toEqual([
    ['9007199254740993', { x: 10, y: 100 }],
    ['9007199254740992', undefined],
  ]);
  expect(flow.out('9007199254740993')).toMatchObject([{ key: 'edge 1.0', target: '9007199254740992' }]);
});

it('takes another spelling of a number for no change, and another value for one, on both sides', () => {
  const of = (text: string) => ({ graph: {}, triggers: [], settings: parseJson(text) }) as WorkflowDocument;
  const base = of('{"a":1.0,"b":9007199254740993,"c":1}');
  expect(changedParts(base, of('{"a":1,"b":9007199254740993.0,"c":10e-1}'))).toEqual([]);
  const mine = of('{"a":1,"b":9007199254740992,"c":1}');
  const theirs = of('{"a":1e0,"b":9007199254740993,"c":1e400}');
  expect(clashesOf(base, mine, theirs)).toEqual([]);
  expect(JSON.stringify(mergeDocuments(base, mine, theirs, new Map()).settings)).toBe(
    '{"a":1,"b":9007199254740992,"c":1e400}',
  );
});
