import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { operationById, operations } from './registry.ts';
import { errorDetails } from './validation.ts';

function bodyIssues(id: string, body: unknown) {
  const result = operationById(id)!.body!.safeParse(body);
  return result.success
    ? []
    : errorDetails(result.error, body).map(({ field, issue }) => `${field}: ${issue}`);
}

function queryIssues(id: string, query: Record<string, string>) {
  const result = operationById(id)!.querySchema.safeParse(query);
  return result.success
    ? []
    : errorDetails(result.error, query).map(({ field, issue }) => `${field}: ${issue}`);
}

describe('errorDetails', () => {
  test('names a missing, a mistyped and an unknown field', () => {
    expect(bodyIssues('bookAppointment', { contacto_id: 'x', hora: 1 })).toEqual([
      'inicio: required',
      'contacto_id: invalid_type',
      'hora: unknown_field',
    ]);
  });

  test('names the item of a list', () => {
    const stages = [
      { nombre: 'Nuevo', stage_type: 'open' },
      { nombre: 'x', stage_type: 'closed', peso: 1 },
    ];
    expect(bodyIssues('createPipeline', { nombre: 'Ventas', stages })).toEqual([
      'stages.1.stage_type: invalid_value',
      'stages.1.peso: unknown_field',
    ]);
  });

  test('says which limit was passed', () => {
    expect(bodyIssues('createDeal', { title: 'x'.repeat(201) })).toEqual(['title: too_long']);
    expect(bodyIssues('createWebhookEndpoint', { url: 'https://a.example', events: [] })).toEqual([
      'events: too_few',
    ]);
    expect(bodyIssues('createCalendar', { slug: 'a', duracion_min: 4 })).toEqual(['duracion_min: too_small']);
  });

  test.each([
    ['a wrong check digit', 'createCompany', { nombre: 'A', rut: '11111111-2' }, 'rut: invalid_check_digit'],
    ['a national number', 'createContact', { nombre: 'A', telefono: '987654321' }, 'telefono: not_e164'],
    ['money as a number', 'createDeal', { title: 'A', amount: 5 }, 'amount: invalid_type'],
    ['an exponent', 'createDeal', { title: 'A', amount: '1e3' }, 'amount: invalid_decimal'],
    ['no match key', 'upsertCompany', { nombre: 'A' }, 'external_id: match_key_required'],
    ['the null character', 'createTask', { titulo: 'a\0b' }, 'titulo: invalid_characters'],
    [
      'half a surrogate pair in free JSON',
      'createContact',
      { nombre: 'A', campos_custom: { a: ['\ud800'] } },
      'campos_custom.a: invalid_characters',
    ],
    [
      'a number beyond a double',
      'createContact',
      { nombre: 'A', campos_custom: JSON.parse('{"a":1e400}') },
      'campos_custom.a: too_big',
    ],
    ['an e-mail without a host', 'createContact', { nombre: 'A', email: 'a@' }, 'email: invalid_email'],
    ['the year 0', 'createTask', { titulo: 'A', vence_el: '0000-01-01' }, 'vence_el: invalid_date'],
    ['a body that is no object', 'createTask', [], ': invalid_type'],
    ['a missing body', 'createTask', undefined, ': required'],
  ])('%s', (_, id, body, expected) => {
    expect(bodyIssues(id, body)).toEqual([expected]);
  });

  test('names query parameters plainly', () => {
    expect(queryIssues('listDeals', { limit: '0', pipeline_id: '1.5', cursor: '-1' })).toEqual([
      'pipeline_id: invalid_type',
      'cursor: too_small',
      'limit: too_small',
    ]);
    expect(queryIssues('listDeals', { limit: '101' })).toEqual(['limit: too_big']);
    expect(queryIssues('getAvailability', { date_from: '20-11-2026' })).toEqual([
      'date_from: invalid_date',
      'date_to: required',
    ]);
    expect(queryIssues('listEvents', { type: 'deal.won,deal.eaten', cursor: 'evt_x' })).toEqual([
      'cursor: invalid_cursor',
      'type: invalid_value',
    ]);
  });

  test('deep JSON is refused, not overflowed', () => {
    const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    expect(bodyIssues('createContact', { nombre: 'A', campos_custom: { a: deep } })).toEqual([
      'campos_custom.a: too_deep',
    ]);
    expect(bodyIssues('replaceWorkflow', { graph: { nodes: deep } })).toEqual(['graph: too_deep']);
  });

  test('whatever is sent is taken or refused in words, by every operation', () => {
    const writes = operations.filter(({ body }) => body);
    const word = /^[a-z0-9_]+$/;
    fc.assert(
      fc.property(
        fc.constantFrom(...writes),
        fc.jsonValue({ maxDepth: 3 }),
        fc.object(),
        ({ id, body }, json, object) => {
          for (const sent of [json, object]) {
            const parsed = body!.safeParse(sent);
            if (parsed.success) continue;
            const details = errorDetails(parsed.error, sent);
            expect(details.length, id).toBeGreaterThan(0);
            for (const { issue } of details) expect(issue, id).toMatch(word);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test('a field of the wrong type is named, whichever it is', () => {
    const writes = operations.filter(({ bodyExample }) => Object.keys(bodyExample ?? {}).length > 0);
    fc.assert(
      fc.property(fc.constantFrom(...writes), fc.nat(), ({ id, bodyExample }, pick) => {
        const fields = Object.keys(bodyExample as object);
        const field = fields[pick % fields.length]!;
        const wrong = { ...(bodyExample as object), [field]: () => undefined };
        expect(
          bodyIssues(id, wrong).some((issue) => issue.startsWith(field)),
          `${id} ${field}`,
        ).toBe(true);
      }),
    );
  });
});
