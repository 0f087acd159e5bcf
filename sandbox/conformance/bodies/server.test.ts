import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorDetail } from '../../../lib/contract/errors.ts';
import { jsonSchemaOf } from '../../../lib/contract/openapi/schemas.ts';
import { operations } from '../../../lib/contract/registry.ts';
import { type Harness, startSandbox } from '../../testing/harness.ts';
import { createWorld, pathOf, type World } from '../world.ts';
import { arbitraryOf } from './arbitrary-of.ts';
import { sayable } from './beyond-schemas.ts';

/** `BODY_RUNS` sends more of each operation. */
const RUNS = Number(process.env.BODY_RUNS ?? 12);

let sandbox: Harness;
let world: World;
beforeAll(async () => {
  sandbox = await startSandbox();
  world = await createWorld(sandbox, 1);
});
afterAll(() => sandbox.close());

const withBody = operations.flatMap((operation) =>
  operation.body ? [{ id: operation.id, operation, body: operation.body }] : [],
);

test.each(withBody)(
  '$id: a body that its schema allows is taken, or refused for what no schema says',
  {
    timeout: 600_000,
  },
  async ({ id, operation, body }) => {
    const path = pathOf(operation, world);
    await fc.assert(
      fc.asyncProperty(arbitraryOf(jsonSchemaOf(body, 'input')), async (sent) => {
        const answer = await sandbox.answer(operation, { path, body: sent } as never);
        expect(answer.status).toBeLessThan(500);
        if (answer.status !== 422) return;
        const { error } = answer.body as { error: { details: ErrorDetail[] } };
        expect(sayable(id, error.details)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  },
);
