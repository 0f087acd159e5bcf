import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonSchemaOf } from '../../../lib/contract/openapi/schemas.ts';
import { operations } from '../../../lib/contract/registry.ts';
import { errorDetails } from '../../../lib/contract/validation.ts';
import { arbitraryOf } from './arbitrary-of.ts';
import { sayable } from './beyond-schemas.ts';

const withBody = operations.flatMap(({ id, body }) => (body ? [{ id, body }] : []));
const RUNS = Number(process.env.BODY_RUNS ?? 100);

test.each(withBody)('$id takes what its schema allows', { timeout: 600_000 }, ({ id, body }) => {
  fc.assert(
    fc.property(arbitraryOf(jsonSchemaOf(body, 'input')), (sent) => {
      const { error } = body.safeParse(sent);
      expect(error ? sayable(id, errorDetails(error, sent)) : []).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
