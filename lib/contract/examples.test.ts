import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { appointment } from './calendars.ts';
import { product } from './catalog.ts';
import { company } from './companies.ts';
import { contact } from './contacts.ts';
import { deal } from './deals.ts';
import { eventSchema } from './event-schema.ts';
import { eventTypeDetails, eventTypeInfos, exampleEvent } from './event-type-details.ts';
import { event, eventTypes } from './events.ts';
import { exampleOf } from './example.ts';
import { formSubmission } from './forms.ts';
import { operations } from './registry.ts';
import { eventTypeInfo } from './webhooks.ts';

describe('examples', () => {
  test('a body example stands beside every body and fits it', () => {
    for (const { id, body, bodyExample } of operations) {
      expect(bodyExample !== undefined, id).toBe(body !== undefined);
      if (body) expect(body.safeParse(bodyExample).error, id).toBeUndefined();
    }
  });

  test('the example of every reply fits it', () => {
    for (const { id, replySchema } of operations) {
      expect(replySchema.safeParse(exampleOf(replySchema)).error, id).toBeUndefined();
    }
  });

  test('an own example goes first, then null where that is allowed', () => {
    const schema = z.looseObject({
      a: z.string().meta({ examples: ['A'] }),
      b: z.string().nullable(),
      c: z.array(z.enum(['x', 'y'])),
      d: z.int().min(3),
    });
    expect(exampleOf(schema)).toEqual({ a: 'A', b: null, c: ['x'], d: 3 });
  });

  test('a text without an example is named', () => {
    expect(() => exampleOf(z.looseObject({ a: z.looseObject({ b: z.string() }) }))).toThrow('.a.b');
  });
});

describe('event catalogue', () => {
  const schemas = new Ajv2020({ strict: false });
  addFormats.default(schemas);
  const resources = { contact, company, deal, product, appointment, form: formSubmission };

  test('has the 35 types of the API document', () => {
    expect(eventTypes).toHaveLength(35);
    expect(Object.keys(eventTypeDetails).sort()).toEqual([...eventTypes].sort());
    expect(eventTypeInfos.map(({ type }) => type)).toEqual(eventTypes);
  });

  test('each entry and each envelope fits its schema', () => {
    for (const info of eventTypeInfos) {
      expect(eventTypeInfo.safeParse(info).error, info.type).toBeUndefined();
      expect(event.safeParse(info.example).error, info.type).toBeUndefined();
    }
  });

  test('data is the whole resource, and each example fits the JSON schema of its envelope', () => {
    for (const type of eventTypes) {
      const schema = resources[type.split('.')[0] as keyof typeof resources];
      if (schema) expect(eventTypeDetails[type].schema, type).toBe(schema);
      const fits = schemas.compile(eventSchema(type));
      expect(fits(exampleEvent(type)), `${type} ${JSON.stringify(fits.errors)}`).toBe(true);
    }
  });

  test('the JSON schema refuses another type, and a field of data that is missing or of another kind', () => {
    const fits = schemas.compile(eventSchema('invoice.paid'));
    const example = exampleEvent('invoice.paid');
    expect(fits({ ...example, type: 'invoice.sent' })).toBe(false);
    expect(fits({ ...example, data: { ...example.data, total: 49900 } })).toBe(false);
    expect(fits({ ...example, data: {} })).toBe(false);
    expect(fits({ ...example, data: { ...example.data, added_later: true } })).toBe(true);
  });

  test('previous names fields of data that changed', () => {
    for (const type of eventTypes) {
      const { data, previous } = exampleEvent(type);
      for (const [field, before] of Object.entries(previous ?? {})) {
        expect(data, type).toHaveProperty(field);
        expect(data[field], `${type} ${field}`).not.toEqual(before);
      }
      expect(previous !== undefined, type).toBe(/\.(updated|stage_changed)$/.test(type));
    }
  });
});
