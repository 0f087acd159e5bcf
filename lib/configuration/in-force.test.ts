import { describe, expect, test } from 'vitest';
import type { JsonObject } from '@/lib/contract/scalars';
import type { KindName } from '@/lib/resources/configuration';
import { compareSides } from './compare';
import { filesOf } from './files/files-of';
import { sideOfFiles } from './files/side-of-files';
import { makePlan } from './make-plan';
import type { Side } from './side';
import { sideOf, viewOf } from './testing/side-of';

const nothing = {
  ...{ categories: [], products: [], pipelines: [], calendars: [], forms: [], workflows: [], endpoints: [] },
};
const form: JsonObject = { nombre: 'Contacto', slug: 'contacto', campos: [], ajustes: {} };
const workflow: JsonObject = {
  ...{ nombre: 'Aviso', descripcion: null, triggers: [] },
  ...{ graph: { nodes: [], edges: [] }, settings: {} },
};
const values = { forms: form, workflows: workflow } as const;
type Kind = keyof typeof values;
const states: Record<Kind, Record<'published' | 'draft', Record<string, unknown>>> = {
  forms: { published: { status: 'published', version: 7 }, draft: { status: 'draft', version: 2 } },
  workflows: {
    published: { status: 'published', activo: true },
    draft: { status: 'draft', activo: false },
  },
};

function sideWith(kind: Kind, state: Record<string, unknown>, more: JsonObject = {}, first = 1): Side {
  const side = sideOf({ ...nothing, [kind]: [{ ...values[kind], ...more }] }, first);
  const kinds = new Map(side.kinds);
  const { support, records } = kinds.get(kind)!;
  kinds.set(kind, { support, records: records.map((record) => ({ ...record, state })) });
  return { ...side, kinds };
}

function fromFiles(files: Record<string, string>): Side {
  const read = sideOfFiles(files);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.side;
}

function planOf(kind: KindName, source: Side, target: Side, activates: boolean) {
  const views = { sourceView: viewOf('a'), targetView: viewOf('b'), remembered: [] };
  const comparison = compareSides({ source, target, ...views });
  const [record] = comparison.kinds.find((one) => one.kind === kind)!.records;
  const action = record!.status === 'onlySource' ? ('create' as const) : ('update' as const);
  const choices = [{ kind, key: record!.key, action, activates }];
  return { record: record!, planned: makePlan({ source, target, comparison, choices })[0] };
}

describe.each(['forms', 'workflows'] as const)('files of %s', (kind) => {
  const path = { forms: 'forms/contacto.yaml', workflows: 'workflows/aviso.yaml' }[kind];

  test.each(['published', 'draft'] as const)('say that it is %s, and come back byte for byte', (standing) => {
    const files = filesOf(sideWith(kind, states[kind][standing]));
    expect(files[path]).toMatch(new RegExp(`^\\$state: ${standing}$`, 'm'));
    expect(filesOf(fromFiles(files))).toEqual(files);
  });

  test('publish what they have as published and no draft, where that is chosen', () => {
    const planned = (standing: 'published' | 'draft', activates: boolean) =>
      planOf(
        kind,
        fromFiles(filesOf(sideWith(kind, states[kind][standing]))),
        sideOf(nothing, 500),
        activates,
      ).planned!.activates;
    expect(planned('published', true)).toBe(true);
    expect(planned('published', false)).toBe(false);
    expect(planned('draft', true)).toBe(false);
  });

  test('that do not say it publish nothing', () => {
    const files = filesOf(sideWith(kind, {}));
    expect(files[path]).not.toContain('$state');
    expect(planOf(kind, fromFiles(files), sideOf(nothing, 500), true).planned!.activates).toBe(false);
  });

  test('with another word for it are refused with its line', () => {
    const files = filesOf(sideWith(kind, states[kind].draft));
    const other = { ...files, [path]: files[path]!.replace('$state: draft', '$state: live') };
    expect(sideOfFiles(other)).toMatchObject({ problems: [{ path, code: 'wrong_type' }] });
  });

  test('that are published where the target is a draft say so, and are published where that is chosen', () => {
    const source = fromFiles(filesOf(sideWith(kind, states[kind].published)));
    const target = sideWith(kind, states[kind].draft, {}, 500);
    const { record, planned } = planOf(kind, source, target, true);
    expect(record).toMatchObject({ status: 'equal', standing: { source: 'published', target: 'draft' } });
    expect(planned).toMatchObject({ action: 'update', activates: true });
    expect(planOf(kind, source, target, false).planned).toBeUndefined();
    expect(planOf(kind, target, source, true).planned).toBeUndefined();
  });
});
