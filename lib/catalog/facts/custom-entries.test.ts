import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from '@/lib/json/parse-json';
import {
  type CustomEntry,
  customConflicts,
  customIssues,
  customPatch,
  entriesOf,
  kindOf,
  readEntry,
  textOf,
} from './custom-entries';

const value = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant('2026-11-22'),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.constant(parseJson('900719925474099312345')),
);
const fields = fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), value, { maxKeys: 6 });
const merged = (fields: object, patch: object) =>
  Object.fromEntries(Object.entries({ ...fields, ...patch }).filter(([, value]) => value !== null));

describe('custom fields as they are edited', () => {
  it('send nothing of what nobody touched', () => {
    fc.assert(
      fc.property(fields, (all) => {
        expect(customPatch(entriesOf(all))).toEqual({});
        expect(customIssues(entriesOf(all)).size).toBe(0);
      }),
    );
  });

  it('come out as edited once the API has merged what is sent, and leave the rest byte for byte', () => {
    fc.assert(
      fc.property(
        fields,
        fc.array(fc.tuple(fc.nat(), value, fc.boolean()), { maxLength: 4 }),
        (all, edits) => {
          let entries = entriesOf(all);
          const wanted = new Map(Object.entries(all));
          for (const [at, next, isRemoved] of edits) {
            const entry = entries[at % (entries.length || 1)];
            if (!entry) continue;
            const edited: CustomEntry = { ...entry, kind: kindOf(next), text: textOf(next), isRemoved };
            entries = entries.map((each) => (each === entry ? edited : each));
            if (isRemoved) wanted.delete(entry.name);
            else wanted.set(entry.name, next);
          }
          const sent = customPatch(entries);
          const after = merged(all, sent);
          expect(JSON.stringify(sorted(after))).toBe(JSON.stringify(sorted(Object.fromEntries(wanted))));
        },
      ),
    );
  });

  it('keep a number beyond 2^53 to its last digit', () => {
    const [entry] = entriesOf({ serie: parseJson('9007199254740993') });
    expect(entry).toMatchObject({ kind: 'number', text: '9007199254740993' });
    const patch = customPatch([{ ...entry!, text: '9007199254740995' }]);
    expect(JSON.stringify(patch)).toBe('{"serie":9007199254740995}');
  });

  it('say what cannot be read, and what null would do', () => {
    const read = (kind: CustomEntry['kind'], text: string) => readEntry({ key: 0, name: 'a', kind, text });
    expect(read('number', 'twelve')).toBe('number');
    expect(read('number', '"12"')).toBe('number');
    expect(read('date', '2026-02-30')).toBe('date');
    expect(read('json', '{')).toBe('json');
    expect(read('json', 'null')).toBe('null');
    expect(read('flag', 'false')).toEqual({ value: false });
    const twice: CustomEntry[] = [...entriesOf({ a: 1 }), { key: 1, name: ' a ', kind: 'text', text: '' }];
    expect(customIssues(twice)).toEqual(new Map([[1, 'name_taken']]));
    expect(customIssues([{ key: 1, name: '', kind: 'text', text: 'x' }])).toEqual(
      new Map([[1, 'name_required']]),
    );
  });

  it('conflict only where somebody else changed the same field to something else', () => {
    const [a, b] = entriesOf({ a: 'one', b: 'two' });
    const mine = [{ ...a!, text: 'mine' }, b!];
    expect(customConflicts(mine, { a: 'one', b: 'theirs' }).size).toBe(0);
    expect(customConflicts(mine, { a: 'mine', b: 'two' }).size).toBe(0);
    expect(customConflicts(mine, { a: 'theirs' })).toEqual(new Map([[0, { value: 'theirs' }]]));
    expect(customConflicts(mine, {})).toEqual(new Map([[0, null]]));
    expect(customConflicts([{ ...a!, isRemoved: true }], {}).size).toBe(0);
  });
});

function sorted(fields: object) {
  return Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

it('a field that is there keeps its name to the letter, blanks included', () => {
  const entries = entriesOf({ ' color ': 'red', color: 'blue' });
  const typed = entries.map((entry) => (entry.name === ' color ' ? { ...entry, text: 'green' } : entry));
  expect(customPatch(typed)).toEqual({ ' color ': 'green' });
  expect(customIssues(typed).size).toBe(0);
});
