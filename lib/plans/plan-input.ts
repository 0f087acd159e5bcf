import { z } from 'zod';
import { ALL_BYTES, bytesIn, MOST_FILES } from '@/lib/configuration/files/limits';
import { text } from '@/lib/contract/scalars';
import { configurationKinds } from '@/lib/resources/configuration';

/** What a body with files may hold: JSON writes their lines and quotes longer than they are. */
export const MAX_FILES_BYTES = 1.25 * ALL_BYTES;
const MOST_RECORDS = 20_000;
const MOST_ANSWERS = 2_000;

const kind = z.enum(configurationKinds);
const id = text(200);
const key = text(1_000);

const files = z
  .record(z.string().max(500), z.string())
  .refine((given) => Object.keys(given).length <= MOST_FILES, { error: 'too_many' })
  .refine((given) => Object.values(given).reduce((sum, one) => sum + bytesIn(one), 0) <= ALL_BYTES, {
    error: 'too_large',
  });

const source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('connection'), connectionId: id }),
  z.object({ kind: z.literal('files'), name: text(200), files }),
]);

const sides = { source, target: id };

export const compareBody = z.object({ ...sides, isFresh: z.boolean().optional() });
export const recordBody = z.object({ ...sides, key });
export const pairsBody = z.object({
  ...sides,
  answers: z
    .array(z.object({ kind, sourceId: key, targetId: key.nullable() }))
    .min(1)
    .max(MOST_ANSWERS),
});

/** Beyond what JavaScript holds it comes as text. */
const recordId = z.union([z.number(), key]);

const choice = z.object({
  kind,
  key,
  action: z.enum(['create', 'update', 'delete']),
  sourceId: recordId.optional(),
  targetId: recordId.optional(),
  paths: z.array(z.string().max(4_000)).max(MOST_RECORDS).optional(),
  resolutions: z.record(z.string().max(4_000), z.enum(['source', 'target'])).optional(),
  activates: z.boolean().optional(),
});
export const planBody = z.object({ ...sides, choices: z.array(choice).min(1).max(MOST_RECORDS) });

export const beginBody = z.object({ name: z.string().max(200).optional() });
export const connectionQuery = z.object({ connection: id });
export const plansQuery = z.object({ connection: id.optional() });
