import { afterEach, expect, test, vi } from 'vitest';
import { meets } from './conditions.ts';
import { timestampOf } from './timestamp.ts';

afterEach(() => void vi.unstubAllEnvs());

const read = (text: string) => new Date(timestampOf(text, 'America/Santiago')).toISOString();

test.each(['UTC', 'Asia/Kolkata', 'America/Santiago'])('means the same in a process in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(read('2026-11-21T10:00:00')).toBe('2026-11-21T10:00:00.000Z');
  expect(read('2026-11-21T10:00:00.5Z')).toBe('2026-11-21T10:00:00.500Z');
  expect(read('2026-11-21T10:00:00-03:00')).toBe('2026-11-21T13:00:00.000Z');
  expect(read('2026-11-21')).toBe('2026-11-21T03:00:00.000Z');
  const scope = { event: { at: '2026-11-21T10:00:00' } };
  const condition = { campo: 'event.at', operador: 'antes_de', valor: '2026-11-21T09:59:59Z' };
  expect(meets({ condiciones: [condition] }, scope)).toBe(false);
});

test('a date that begins at one, for the clocks skip its midnight, begins then', () => {
  expect(read('2026-09-06')).toBe('2026-09-06T04:00:00.000Z');
});

test.each(['', '5', 'Contrato 5', 'mañana 12', '2026', '2026-02-31', '2026-02-31T00:00:00Z', '10:00'])(
  '%j names no moment',
  (text) => {
    expect(timestampOf(text, 'UTC')).toBeNaN();
    const conditions = ['antes_de', 'despues_de'].map((operador) => ({
      campo: 'deal.title',
      operador,
      valor: '2026-11-20',
    }));
    const scope = { deal: { title: text } };
    expect(meets({ condiciones: conditions, modo: 'alguna' }, scope)).toBe(false);
  },
);
