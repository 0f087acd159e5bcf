import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deal } from '../contract/deals.ts';
import { event } from '../contract/events.ts';
import { one, operation } from '../contract/operation.ts';
import { forecast, pipeline } from '../contract/pipelines.ts';
import { plainDigits } from '../json/number-text.ts';
import { parseJson } from '../json/parse-json.ts';
import { clientOperation } from './client-operation.ts';
import { getDeal, listDeals } from './contract/deals.ts';
import { listDeliveries, listEventTypes } from './contract/webhooks.ts';
import { readReply } from './read/read-reply.ts';
import { readLoosely } from './read/read-shape.ts';
import { rawOf } from './tolerant.ts';

const record = fc.dictionary(fc.string(), fc.jsonValue());
const dealFields = Object.keys(deal.shape);

describe('a record', () => {
  test('any JSON object is readable as a deal; every named field has its type or is undefined', () => {
    const fields = fc.record(Object.fromEntries(dealFields.map((name) => [name, fc.jsonValue()])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(fields, record, (named, unknown) => {
        const sent = { ...unknown, ...named };
        const read = readLoosely(deal, sent)!;
        for (const name of ['title', 'motivo_perdida'] as const) {
          const isPlain = typeof sent[name] === 'string' || typeof sent[name] === 'number';
          if (isPlain) expect(read[name]).toBe(plainDigits(String(sent[name])));
        }
        for (const name of dealFields.filter((name) => !/_?id$|orden|campos_custom/.test(name))) {
          expect(['string', 'undefined']).toContain(typeof (read as Record<string, unknown>)[name]);
        }
        for (const name of ['stage_changed_at', 'created_at'] as const) {
          expect(new Date(read[name] ?? 0).getTime()).not.toBeNaN();
        }
        for (const name of ['id', 'stage_id', 'contacto_id'] as const) {
          expect(['string', 'number']).toContain(typeof (read[name] ?? 0));
        }
        expect(typeof (read.orden ?? 0)).toBe('number');
        expect(rawOf(read)).toBe(sent);
      }),
    );
  });

  test('what the contract does not name is kept', () => {
    const read = readLoosely(deal, { id: 1, propietario: { nombre: 'Ana' } });
    expect(read).toMatchObject({ propietario: { nombre: 'Ana' } });
  });

  test('an unknown state survives as text, an id of text too', () => {
    const read = readLoosely(deal, { id: 'd-1', estado: 'congelado', amount: 12, orden: '3' });
    expect(read).toMatchObject({ id: 'd-1', estado: 'congelado', amount: '12', orden: 3 });
  });

  test('numbers are read by their digits where the document has text, and as far as they go where it has numbers', () => {
    const text =
      '{"id":9007199254740993,"amount":1000.50,"title":1E3,"orden":2.0,"stage_id":12.0,"otro":1.10}';
    const read = readLoosely(deal, parseJson(text))!;
    expect(read).toMatchObject({
      id: '9007199254740993',
      amount: '1000.50',
      title: '1000',
      orden: 2,
      stage_id: 12,
    });
    expect(JSON.stringify(rawOf(read))).toBe(text);
    expect(readLoosely(deal, parseJson('{"orden":1e400}'))?.orden).toBeUndefined();
  });

  test('a copy still knows what the server sent', () => {
    const sent = { id: 1, stage_id: 2 };
    const moved = { ...readLoosely(deal, sent)!, stage_id: 3 };
    expect(rawOf(moved)).toBe(sent);
  });

  test('records inside records are read the same way', () => {
    const stages = [{ id: 1, nombre: null, stage_type: 'nuevo' }, null, 'x', { id: 2, orden: 1 }];
    const read = readLoosely(pipeline, { id: 1, stages, razones_config: { a: [1] } })!;
    expect(read.stages?.map((stage) => [stage.id, stage.nombre, stage.stage_type, stage.orden])).toEqual([
      [1, undefined, 'nuevo', undefined],
      [2, undefined, undefined, 1],
    ]);
    expect(read.razones_config).toEqual({ a: [1] });
    expect(readLoosely(pipeline, { stages: { 0: 'x' } })?.stages).toBeUndefined();
  });

  test('a forecast of any JSON can be walked to its end', () => {
    const part = fc.oneof(fc.jsonValue(), fc.record({ count: fc.jsonValue(), amount: fc.jsonValue() }));
    const currency = fc.record({
      currency: fc.jsonValue(),
      open: part,
      by_stage: fc.oneof(fc.array(part), part),
    });
    fc.assert(
      fc.property(fc.record({ currencies: fc.oneof(fc.array(currency), part) }), (sent) => {
        for (const row of readLoosely(forecast, sent)?.currencies ?? []) {
          expect(['string', 'undefined']).toContain(typeof row.open?.amount);
          for (const stage of row.by_stage ?? []) {
            expect(['string', 'undefined']).toContain(typeof stage.amount);
          }
        }
      }),
    );
  });
});

describe('a list', () => {
  const shapes = ['data', 'items', 'results', 'deals', 'filas', 'bare', 'inner'] as const;
  const wrap = (shape: (typeof shapes)[number], rows: unknown[], cursor: unknown, beside: object) => {
    if (shape === 'bare') return rows;
    if (shape === 'inner') return { data: { deals: rows, next_cursor: cursor } };
    return { total: 3, ...beside, [shape]: rows, next_cursor: cursor };
  };

  test('is found in each shape, with its cursor as it came', () => {
    const cursor = fc.oneof(fc.integer(), fc.string({ minLength: 1 }), fc.constant(null));
    fc.assert(
      fc.property(
        fc.constantFrom(...shapes),
        fc.array(fc.record({ id: fc.nat() })),
        cursor,
        (shape, rows, next) => {
          const page = readReply(listDeals, wrap(shape, rows, next, { meta: { page: 1 } }));
          expect(page?.items.map((deal) => deal.id)).toEqual(rows.map((row) => row.id));
          expect(page?.nextCursor).toBe(shape === 'bare' ? null : next);
        },
      ),
    );
  });

  test('a documented name wins over another array beside it', () => {
    const page = readReply(listDeals, { warnings: ['w'], data: [{ id: 1 }] });
    expect(page?.items).toHaveLength(1);
  });

  test.each([[{}], [null], ['text'], [{ a: [1], b: [2] }], [7]])('%j holds no list', (body) => {
    expect(readReply(listDeals, body)).toBeUndefined();
  });

  test('a cursor of no use is none', () => {
    for (const next_cursor of ['', undefined, false, {}, []]) {
      expect(readReply(listDeals, { data: [], next_cursor })?.nextCursor).toBeNull();
    }
  });
});

describe('one record', () => {
  test('bare or wrapped in data is the same record', () => {
    fc.assert(
      fc.property(fc.record({ id: fc.nat(), title: fc.string() }), (sent) => {
        expect(readReply(getDeal, { data: sent, request_id: 'r' })).toEqual(readReply(getDeal, sent));
      }),
    );
  });

  test('a record that has a field called data of its own is not unwrapped', () => {
    const getEvent = clientOperation(
      operation({
        id: 'getEvent',
        area: 'webhooks',
        method: 'GET',
        path: '/events/{id}',
        summary: 'For this test',
        reply: one(event),
      }),
    );
    const sent = { id: 'evt_1', type: 'deal.won', data: { id: 4 } };
    expect(readReply(getEvent, sent)).toMatchObject({ id: 'evt_1', data: { id: 4 } });
    expect(readReply(getEvent, { data: sent })).toMatchObject({ id: 'evt_1', data: { id: 4 } });
  });
});

test('rows that are bare texts are read as the field that they stand for, where there is one', () => {
  const read = readReply(listEventTypes, ['deal.won', { type: 'ticket.opened' }, 7]);
  expect(read?.items.map(({ type }) => type)).toEqual(['deal.won', 'ticket.opened']);
  expect(readReply(listDeliveries, { data: ['x'] })).toBeUndefined();
  expect(readReply(listDeliveries, { data: [] })?.items).toEqual([]);
});
