import { z } from 'zod';
import { one, operation } from './operation.ts';
import { id, instant, name } from './scalars.ts';

/** Whose data a subaccount of the sandbox was filled with: the demonstration's, or nobody's but its own. */
export const subaccountContents = ['demo', 'own'] as const;

/** How many subaccounts can be made by requests, of all keys together. */
export const MOST_MADE_SUBACCOUNTS = 100;

const subaccount = z.looseObject({
  id,
  name: name.meta({ examples: ['Subcuenta 1'] }),
  contents: z.enum(subaccountContents).meta({
    description: '`demo` where the sandbox filled it with the data of a demonstration, `own` elsewhere.',
  }),
  created_at: instant,
});
export type Subaccount = z.infer<typeof subaccount>;

const area = 'sandbox';

export const getSubaccount = operation({
  id: 'getSubaccount',
  area,
  method: 'GET',
  path: '/sandbox/subaccount',
  summary: 'Read which subaccount the credential opens, and whether its data is a demonstration',
  extension: true,
  reply: one(subaccount),
});

export const createSubaccount = operation({
  id: 'createSubaccount',
  area,
  method: 'POST',
  path: '/sandbox/subaccounts',
  summary: 'Make an empty subaccount with a test credential of its own',
  rules: [
    'It has the default pipeline and nothing else. Its credential works at once, in every process on the same database.',
    'The credential is in this reply and nowhere else: the sandbox keeps its hash, and no reply to an `Idempotency-Key`.',
    `At most ${MOST_MADE_SUBACCOUNTS} can be made, beyond which it is 409 \`too_many_subaccounts\`.`,
  ],
  extension: true,
  issuesCredential: true,
  success: 201,
  body: z.strictObject({ name }),
  bodyExample: { name: 'Pruebas' },
  refusals: ['too_many_subaccounts'],
  reply: one(
    z.looseObject({
      ...subaccount.shape,
      api_key: z.string().meta({
        description: 'Opens this subaccount alone.',
        examples: ['sac_test_…'],
      }),
    }),
  ),
});
