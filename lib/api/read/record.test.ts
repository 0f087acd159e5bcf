import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { appointment, calendar } from '../../contract/calendars.ts';
import { company } from '../../contract/companies.ts';
import { contact, tag } from '../../contract/contacts.ts';
import { deal } from '../../contract/deals.ts';
import { event } from '../../contract/events.ts';
import { pipeline, stage } from '../../contract/pipelines.ts';
import { task } from '../../contract/tasks.ts';
import { deliverySummary, eventTypeInfo, webhookEndpoint } from '../../contract/webhooks.ts';
import { workflow } from '../../contract/workflows.ts';
import { ExactNumber, parseJson } from '../../json/parse-json.ts';
import { rawOf } from '../tolerant.ts';
import { cannotRead, foundUnder, ownWords, unreadableOf } from './notes.ts';
import { readLoosely } from './read-shape.ts';

const at = '2026-11-20T06:21:00.000Z';

/** Each as the document would have it, and the same said otherwise. */
const saidOtherwise = [
  [
    deal,
    {
      dealId: 'd-1',
      deal_name: 'Renewal',
      value: { amount: 1250.5, currency: 'clp' },
      status: 'WON',
      stage: { id: 3, name: 'Closed' },
      embudo: 2,
      contact: { uuid: 'c-9' },
      createdAt: 1795155660,
      ExpectedCloseDate: '2026-12-01',
    },
    {
      id: 'd-1',
      title: 'Renewal',
      amount: '1250.5',
      currency: 'CLP',
      estado: 'ganado',
      stage_id: 3,
      pipeline_id: 2,
      contacto_id: 'c-9',
      created_at: at,
      fecha_cierre_estimada: '2026-12-01',
    },
  ],
  [
    deal,
    {
      type: 'deals',
      id: '12',
      attributes: { name: 'Renewal', 'created-at': at },
      relationships: { stage: { data: { type: 'stages', id: '4' } } },
    },
    { id: '12', title: 'Renewal', created_at: at, stage_id: '4' },
  ],
  [
    stage,
    { 'stage-id': 1, StageName: 'New', type: 'abierta', is_won: false, position: '2' },
    {
      id: 1,
      nombre: 'New',
      stage_type: 'open',
      es_ganado: false,
      orden: 2,
    },
  ],
  [
    contact,
    {
      _id: 'c1',
      first_name: 'Ana',
      last_name: 'Soto',
      name: 'Ana Soto',
      correo: 'ana@x.cl',
      phone: '+56911112222',
      labels: ['VIP'],
    },
    {
      id: 'c1',
      nombre: 'Ana',
      apellido: 'Soto',
      email: 'ana@x.cl',
      telefono: '+56911112222',
    },
  ],
  [
    contact,
    { id: 1, name: { first: 'Ana', last: 'Soto' }, contact_info: { mail: 'ana@x.cl' } },
    {
      nombre: 'Ana',
      apellido: 'Soto',
      email: 'ana@x.cl',
    },
  ],
  [
    company,
    { id: 1, company_name: 'Sur SpA', tax_id: '76086428-5', website: 'https://sur.cl', status: 'ACTIVE' },
    {
      nombre: 'Sur SpA',
      rut: '76086428-5',
      sitio_web: 'https://sur.cl',
      estado: 'activa',
    },
  ],
  [tag, { tag_id: 4, label: 'VIP' }, { id: 4, nombre: 'VIP' }],
  [
    task,
    { id: 1, subject: 'Call', due_date: '2026-11-27T00:00:00Z', state: 'Done', assignee: { id: 8 } },
    {
      titulo: 'Call',
      vence_el: '2026-11-27',
      status: 'hecha',
      assignee_id: 8,
    },
  ],
  [
    webhookEndpoint,
    { id: 1, target_url: 'https://x.cl/h', enabled: 'true', topics: ['deal.won'] },
    {
      url: 'https://x.cl/h',
      active: true,
      events: ['deal.won'],
    },
  ],
  [
    webhookEndpoint,
    { id: 1, deliver_to: 'https://x.cl/h', status: 'disabled' },
    {
      url: 'https://x.cl/h',
      active: false,
    },
  ],
  [
    deliverySummary,
    {
      id: 1,
      webhook: { id: 2 },
      event: { id: 'evt_3', type: 'deal.won' },
      attempt_count: 2,
      state: 'success',
      response: { status: 200 },
    },
    {
      endpoint_id: 2,
      event_id: 'evt_3',
      event_type: 'deal.won',
      attempts: 2,
      status: 'delivered',
      response_status: 200,
    },
  ],
  [
    event,
    { eventId: 'evt_1', event: 'deal.won', occurred_at: at, payload: { id: 3 } },
    {
      id: 'evt_1',
      type: 'deal.won',
      created_at: at,
    },
  ],
  [
    eventTypeInfo,
    { id: 'deal.won', name: 'Deal won', category: 'deals' },
    { type: 'deal.won', group: 'deals' },
  ],
  [
    appointment,
    { cita_id: 1, calendar: { id: 4 }, start_time: '2026-11-20 06:21:00', status: 'confirmed' },
    {
      id: 1,
      calendar_id: 4,
      inicio: at.replace('.000', ''),
      estado: 'confirmada',
    },
  ],
  [
    calendar,
    { id: 1, name: 'Demo', is_active: 1, timeZone: 'America/Santiago' },
    {
      nombre: 'Demo',
      activo: true,
      timezone: 'America/Santiago',
    },
  ],
  [
    workflow,
    { id: 1, name: 'Welcome', state: 'Published', enabled: true },
    { nombre: 'Welcome', status: 'published', activo: true },
  ],
] as const;

test.each(saidOtherwise)('%#: other names lead to the same fields', (schema, sent, expected) => {
  const read = readLoosely(schema, sent);
  expect(read).toMatchObject(expected);
  expect(rawOf(read)).toBe(sent);
  expect(unreadableOf(read)).toEqual([]);
});

describe('what is found elsewhere', () => {
  test('is known by its path, and a state by its own word', () => {
    const read = readLoosely(deal, { id: 1, name: 'A', stage: { id: 2 }, status: 'open' });
    expect(foundUnder(read)).toEqual({ title: 'name', stage_id: 'stage.id', estado: 'status' });
    expect(ownWords(read)).toEqual({ estado: 'open' });
    expect(foundUnder({ ...read })).toEqual(foundUnder(read));
  });

  test('gives way to the name of the document, null included', () => {
    const read = readLoosely(deal, { title: 'A', name: 'B', amount: null, value: '3' })!;
    expect([read.title, read.amount]).toEqual(['A', undefined]);
    expect(foundUnder(read)).toEqual({});
  });

  test('is left unread where two of them disagree, and read where they agree', () => {
    const read = readLoosely(deal, { id: 1, name: 'A', deal_name: 'B', value: '3', monto: 3 })!;
    expect([read.title, read.amount]).toEqual([undefined, '3']);
    expect(cannotRead(read, 'title')).toBe(true);
  });
});

describe('never guessed', () => {
  test.each([
    [deal, 'amount', { id: 1, amount_cents: 1200, currency: 'CLP' }],
    [deal, 'amount', { id: 1, amount: { value: 1200, exponent: 2 } }],
    [deal, 'amount', { id: 1, value: '1.200,50' }],
    [deal, 'stage_id', { id: 1, stage: 'Closed' }],
    [deal, 'fecha_cierre_estimada', { id: 1, close_date: '2026-12-01' }],
    [deal, 'created_at', { id: 1, created: '20/11/2026' }],
    [deal, 'created_at', { id: 1, created: '2026-11-20' }],
    [stage, 'probabilidad', { id: 1, probability: 0.4 }],
    [contact, 'email', { id: 1, owner_email: 'ana@x.cl' }],
    [contact, 'email', { id: 1, a: 'ana@x.cl', b: 'eva@x.cl' }],
    [company, 'estado', { id: 1, state: 'Biobío' }],
    [deliverySummary, 'status', { id: 1, status: 3 }],
    [event, 'type', { id: 'evt_1', event: 'Deal won' }],
  ] as const)('%#: %s', (schema, field, sent) => {
    expect((readLoosely(schema, sent) as Record<string, unknown>)[field]).toBeUndefined();
  });

  test.each([
    [{ id: 1, due_at: '2026-11-27T15:00:00Z' }, '2026-11-27T15:00:00Z'],
    [{ id: 1, vence_el: '2026-11-27T15:00:00.000Z' }, '2026-11-27T15:00:00.000Z'],
    [{ id: 1, vence_el: '2026-11-27T12:00:00-03:00' }, '2026-11-27T15:00:00.000Z'],
    [{ id: 1, vence_el: '2026-11-27' }, '2026-11-27'],
    [{ id: 1, dueDate: '2026-11-27T00:00:00Z' }, '2026-11-27'],
  ])('a task is due on a day or at an hour of it: %j', (sent, due) => {
    expect(readLoosely(task, sent)?.vence_el).toBe(due);
  });

  test('a field that every record has is unreadable where something not understood may be it', () => {
    expect(cannotRead(readLoosely(deal, { id: 1, glosa: 'Renewal' }), 'title')).toBe(true);
    expect(cannotRead(readLoosely(deal, { id: 1 }), 'title')).toBe(false);
    expect(cannotRead(readLoosely(deal, { id: 1, title: null, glosa: 'x' }), 'title')).toBe(false);
  });
});

test.each([
  ['9007199254740993', '9007199254740993'],
  ['1.10', '1.10'],
  ['1.5e3', '1500'],
  ['15E-3', '0.015'],
  ['12', '12'],
  ['1e400', undefined],
])('money as the number %s is %s', (text, amount) => {
  expect(readLoosely(deal, { amount: parseJson(text) })?.amount).toBe(amount);
});

test('an id beyond 2^53 is text', () => {
  const sent = parseJson('{"id": 9007199254740993, "stage": {"id": 9007199254740995}}');
  expect(readLoosely(deal, sent)).toMatchObject({ id: '9007199254740993', stage_id: '9007199254740995' });
  expect((rawOf(readLoosely(deal, sent)) as { id: unknown }).id).toBeInstanceOf(ExactNumber);
});

test.each([
  ['2026-11-20T03:21:00-03:00', at],
  ['2026-11-20T06:21:00.000+0000', at],
  ['2026-11-20 06:21', at.replace('.000', '')],
  ['Fri, 20 Nov 2026 06:21:00 GMT', at],
  [1795155660000, at],
  ['1795155660', at],
  ['2026-02-30T10:00:00Z', undefined],
  ['tomorrow', undefined],
  [20261120, undefined],
])('the moment %s is %s', (sent, moment) => {
  expect(readLoosely(deal, { created_at: sent })?.created_at).toBe(moment);
});

describe('any record', () => {
  const documented = {
    id: 7,
    title: 'T',
    amount: '10.50',
    currency: 'CLP',
    estado: 'abierto',
    pipeline_id: 1,
    stage_id: 2,
    contacto_id: 3,
    empresa_id: 4,
    external_id: 'E',
    fecha_cierre_estimada: '2026-12-01',
    created_at: '2026-11-01T00:00:01.000Z',
    updated_at: '2026-11-02T00:00:01.000Z',
    closed_at: '2026-11-03T00:00:01.000Z',
  };
  const words: Record<string, readonly string[]> = {
    id: ['id', 'deal_id', 'uuid', 'idNegocio', 'glosa_a'],
    title: ['title', 'name', 'Titulo', 'deal-title', 'asunto', 'glosa_b'],
    amount: ['amount', 'value', 'DealAmount', 'monto', 'glosa_c'],
    currency: ['currency', 'moneda', 'currencyCode', 'glosa_d'],
    estado: ['estado', 'status', 'dealStatus', 'glosa_e'],
    pipeline_id: ['pipeline_id', 'pipeline', 'embudoId', 'glosa_f'],
    stage_id: ['stage_id', 'stageId', 'etapa', 'fase_id', 'glosa_g'],
    contacto_id: ['contacto_id', 'contact', 'ContactId', 'glosa_h'],
    empresa_id: ['empresa_id', 'company-id', 'company', 'glosa_i'],
    external_id: ['external_id', 'externalReference', 'glosa_j'],
    fecha_cierre_estimada: ['fecha_cierre_estimada', 'expectedCloseDate', 'cierre_estimado', 'glosa_k'],
    created_at: ['created_at', 'created', 'fecha-creacion', 'glosa_l'],
    updated_at: ['updated_at', 'modified', 'actualizado', 'glosa_m'],
    closed_at: ['closed_at', 'closed', 'cerrado_en', 'glosa_n'],
  };
  const naming = fc.record(
    Object.fromEntries(Object.entries(words).map(([field, some]) => [field, fc.constantFrom(...some)])),
  );

  test('renamed in any way has the same values or none, never others', () => {
    fc.assert(
      fc.property(naming, fc.subarray(Object.keys(documented)), fc.boolean(), (names, fields, isNested) => {
        const entries = fields.map(
          (field) => [names[field]!, documented[field as keyof typeof documented]] as const,
        );
        const flat = Object.fromEntries(entries);
        const sent = isNested ? { id: flat.id, attributes: flat } : flat;
        const read = readLoosely(deal, sent) as Record<string, unknown>;
        for (const [field, value] of Object.entries(documented))
          expect([value, undefined]).toContain(read[field]);
        for (const field of fields) {
          if (!names[field]!.startsWith('glosa'))
            expect(read[field]).toBe(documented[field as keyof typeof documented]);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('of any JSON is read without throwing, the same when read again, and kept as it came', () => {
    const key = fc.oneof(
      fc.string(),
      fc.constantFrom(...Object.values(words).flat(), 'attributes', '__proto__'),
    );
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 2 },
        fc.string(),
        fc.integer(),
        fc.constant(null),
        fc.array(tie('tree')),
        fc.dictionary(key, tie('tree')),
      ),
    }));
    const schemas = [
      deal,
      pipeline,
      contact,
      company,
      task,
      webhookEndpoint,
      deliverySummary,
      event,
      workflow,
    ];
    fc.assert(
      fc.property(fc.constantFrom(...schemas), fc.dictionary(key, tree), (schema, sent) => {
        const before = JSON.stringify(sent);
        const read = readLoosely(schema, sent);
        expect(readLoosely(schema, read)).toEqual(read);
        expect(rawOf(read)).toBe(sent);
        expect(JSON.stringify(sent)).toBe(before);
        for (const path of Object.values(foundUnder(read))) expect(path).toBeTruthy();
      }),
      { numRuns: 60 },
    );
  });
});
