import { z } from 'zod';
import { list, one, operation } from './operation.ts';
import { instant } from './scalars.ts';

/** A name is part of a file's name on every system. */
const snapshotName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,63}$/, { error: 'invalid_name' })
  .meta({
    description: 'Small letters, digits, hyphens and underscores, at most 64.',
    examples: ['before-invoicing'],
  });

/** A subaccount's whole state as one file. */
const snapshot = z.looseObject({
  name: snapshotName,
  saved_at: instant.meta({ description: 'What time it was in the subaccount.' }),
  rows: z
    .int()
    .min(0)
    .meta({ description: 'Rows of all tables together.', examples: [1840] }),
  bytes: z
    .int()
    .min(0)
    .meta({ description: 'Size of the file, packed.', examples: [212_480] }),
});
export type Snapshot = z.infer<typeof snapshot>;

const area = 'sandbox';
const pathParams = { name: snapshotName };

export const listSnapshots = operation({
  id: 'listSnapshots',
  area,
  method: 'GET',
  path: '/sandbox/snapshots',
  summary: 'List the saved states of the subaccount, by name',
  extension: true,
  reply: list(snapshot, 'snapshots'),
});

export const saveSnapshot = operation({
  id: 'saveSnapshot',
  area,
  method: 'POST',
  path: '/sandbox/snapshots',
  summary: "Save the subaccount's whole state under a name",
  rules: [
    'Records, workflows with their runs, endpoints with their secrets, events, deliveries, idempotency keys and the clock are kept; the log of requests and faults are not.',
    'A name that is taken is 409 `snapshot_exists` unless `replace` is true.',
  ],
  extension: true,
  success: 201,
  body: z.strictObject({
    name: snapshotName,
    replace: z
      .boolean()
      .optional()
      .meta({ description: 'Put it in the place of the one of that name.', examples: [false] }),
  }),
  bodyExample: { name: 'before-invoicing' },
  refusals: ['snapshot_exists'],
  reply: one(snapshot),
});

export const loadSnapshot = operation({
  id: 'loadSnapshot',
  area,
  method: 'POST',
  path: '/sandbox/snapshots/{name}/load',
  summary: "Put the subaccount's state back to what it was when it was saved",
  rules: [
    'Everything that happened since is gone, with the ids that it had; ids are never given twice.',
    'What was due to be delivered when it was saved is due again.',
    'What cannot be read, or belongs to another subaccount or a later version, is 409 `snapshot_unfit`, and nothing has changed.',
  ],
  extension: true,
  pathParams,
  refusals: ['snapshot_unfit'],
  reply: one(snapshot),
});

export const deleteSnapshot = operation({
  id: 'deleteSnapshot',
  area,
  method: 'DELETE',
  path: '/sandbox/snapshots/{name}',
  summary: 'Remove a saved state',
  extension: true,
  pathParams,
  reply: one(snapshot),
});
