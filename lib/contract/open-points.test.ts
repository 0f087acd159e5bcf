import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { errorStatus } from './errors.ts';
import { type JsonSchema, jsonSchemaOf } from './openapi/schemas.ts';
import { operations } from './registry.ts';

const openPoints = readFileSync(new URL('../../docs/open-points.md', import.meta.url), 'utf8');

test('every error code is explained in the open points', () => {
  const ofDocument = ['validation_error'];
  const missing = Object.keys(errorStatus).filter((code) => !openPoints.includes(`\`${code}\``));
  expect(missing.filter((code) => !ofDocument.includes(code))).toEqual([]);
});

test('every field of a body that only this project has is named there', () => {
  const schemas = operations.flatMap(({ body }) => (body ? [jsonSchemaOf(body, 'input')] : []));
  const names = schemas.flatMap(namesOfExtensions);
  expect(names).toEqual(expect.arrayContaining(['mostrar_si', 'pasos']));
  expect(names).toContain('fuera_de_horario');
  for (const name of names) expect(openPoints).toContain(`\`${name}\``);
});

test('every filter that only this project has is named there', () => {
  for (const { extensionQuery } of operations) {
    for (const name of Object.keys(extensionQuery ?? {})) expect(openPoints).toContain(`\`${name}\``);
  }
});

/** At any depth: in members, and in the items of lists. */
function namesOfExtensions({ properties = {}, items }: JsonSchema): string[] {
  const members = Object.entries(properties as Record<string, JsonSchema>);
  return [
    ...members.flatMap(([name, schema]) => (schema['x-extension'] === true ? [name] : [])),
    ...members.flatMap(([, schema]) => namesOfExtensions(schema)),
    ...(items ? namesOfExtensions(items as JsonSchema) : []),
  ];
}
