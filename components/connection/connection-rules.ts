import { z } from 'zod';
import type { ConnectionView } from '@/lib/connection/connection-view';
import { name } from '@/lib/contract/scalars';
import { readApiKey } from '@/lib/rules/api-key';
import { isSameServer } from '@/lib/rules/base-url';

/** What a connection has to be. The stored key goes to no other server than the one it was given for. */
export function connectionRules(connection: ConnectionView | undefined) {
  return z
    .object({
      name,
      baseUrl: z
        .string()
        .trim()
        .refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), 'invalid_base_url'),
      apiKey: z.string().superRefine((text, refused) => {
        const read = readApiKey(text);
        if (!('problem' in read) || read.problem === 'required') return;
        refused.addIssue({ code: 'custom', message: `key_${read.problem}` });
      }),
      clienteId: z
        .string()
        .trim()
        .regex(/^([1-9]\d{0,15})?$/, 'invalid_cliente_id'),
    })
    .refine(
      ({ apiKey, baseUrl }) =>
        apiKey.trim() !== '' || (connection && isSameServer(baseUrl, connection.baseUrl)),
      { path: ['apiKey'], error: connection ? 'key_for_new_host' : 'required' },
    );
}
