import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Harness, startSandbox } from '../testing/harness.ts';
import { differences } from './differences.ts';
import { ScenarioReceiver } from './receiver.ts';
import { filled } from './references.ts';
import { reportOf } from './report.ts';
import { isRight, runScenario } from './run-scenario.ts';
import { SandboxApi } from './sandbox-api.ts';
import { parseScenario, ScenarioError } from './scenario.ts';

const shipped = join(import.meta.dirname, '../../examples/scenarios');

describe('against a sandbox', () => {
  let sandbox: Harness;
  beforeAll(async () => {
    sandbox = await startSandbox({ config: { retryUnitMs: 60_000 } });
  });
  afterAll(() => sandbox.close());

  async function report(text: string): Promise<string[]> {
    const receiver = await ScenarioReceiver.start();
    onTestFinished(() => receiver.close());
    const api = new SandboxApi(sandbox.url, sandbox.key);
    const told: string[] = [];
    for await (const result of runScenario(parseScenario(text, 'test.yaml'), { api, receiver })) {
      told.push(reportOf(result));
      if (!isRight(result)) told.push('—');
    }
    return told;
  }

  test.each(readdirSync(shipped))('%s, which is shipped, comes as expected', async (file) => {
    const told = await report(readFileSync(join(shipped, file), 'utf8'));
    expect(told.join('\n')).not.toMatch(/FAIL/);
    expect(told.length).toBeGreaterThan(5);
  });

  test('what comes otherwise is shown by its path, and ends the scenario', async () => {
    const told = await report(`
name: Otherwise
steps:
  - call: createDeal
    body: { title: Uno, amount: '5', currency: CLP }
    expect: { title: Dos, amount: '5', contacto_id: 7 }
  - call: listDeals
`);
    expect(told).toEqual([
      [
        'FAIL    4  createDeal → 200',
        '      title',
        '        - "Dos"',
        '        + "Uno"',
        '      contacto_id',
        '        - 7',
        '        + null',
      ].join('\n'),
      '—',
    ]);
  });

  test('another status tells what the server said, and one that is expected is right', async () => {
    const told = await report(`
name: Refused
steps:
  - call: getDeal
    path: { deal_id: 999999999 }
    status: 404
    expect: { error: { code: not_found } }
  - call: createDeal
    body: { title: Uno, amount: 5, currency: CLP }
`);
    expect(told[0]).toMatch(/^ok/);
    expect(told[1]).toMatch(/FAIL {4}8 {2}createDeal → 422: .*\n {6}status\n {8}- 200\n {8}\+ 422/);
  });

  test('what no step kept is named', async () => {
    const told = await report(`
name: Unknown
steps:
  - call: getDeal
    path: { deal_id: '\${deal.id}' }
`);
    expect(told[0]).toContain(`\${deal.id}: no earlier step kept "deal"`);
  });
});

describe('a file that is no scenario is refused by its line', () => {
  test.each([
    ['name: A\nsteps:\n  - call: nothing\n', 'test.yaml:3  steps.0.call: no operation of the API'],
    ['name: A\nsteps:\n  - jump: high\n', 'test.yaml:3  a step is one of'],
    ['name: A\nsteps:\n  - call: listDeals\n    querry: {}\n', 'test.yaml:3  steps.0: Unrecognized key'],
    ['name: A\nsteps: []\n', 'test.yaml:2  steps: '],
    ['steps:\n  - call: listDeals\n', 'test.yaml:1  name: '],
    ['name: A\nsteps:\n  - [\n', 'test.yaml:'],
  ])('%j', (text, told) => {
    expect(() => parseScenario(text, 'test.yaml')).toThrow(ScenarioError);
    expect(() => parseScenario(text, 'test.yaml')).toThrow(told);
  });
});

const json = fc.jsonValue({ depthSize: 'small', noUnicodeString: true });

test('a value is as expected where it is the same, and whatever more an object holds', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(differences(value, structuredClone(value))).toEqual([]);
    }),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.string(), json), fc.dictionary(fc.string(), json), (more, expected) => {
      expect(differences(expected, { ...more, ...expected })).toEqual([]);
    }),
  );
  expect(differences([1, 2], [1, 3, 4])).toEqual([
    { path: '1', expected: 2, got: 3 },
    { path: '2', expected: undefined, got: 4 },
  ]);
  expect(differences({ a: { b: null } }, { a: {} })).toEqual([
    { path: 'a.b', expected: null, got: undefined },
  ]);
});

test('a reference alone keeps its kind, and one within a text becomes text', () => {
  const kept = new Map<string, unknown>([['deal', { id: 7, tags: [{ nombre: 'vip' }] }]]);
  expect(
    filled({ id: `\${deal.id}`, told: `N. \${deal.id}: \${deal.tags.0.nombre}`, all: `\${deal}` }, kept),
  ).toEqual({
    id: 7,
    told: 'N. 7: vip',
    all: { id: 7, tags: [{ nombre: 'vip' }] },
  });
  expect(() => filled(`\${deal.nothing}`, kept)).toThrow('there is no "nothing" in it');
});
