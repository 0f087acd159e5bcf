import { z } from 'zod';
import { name } from '@/lib/contract/scalars';

/** Much more than any key: a longer one is told apart from one that is too long for a header. */
const apiKey = z.string().max(20_000);
/** What a person says of a key that does not say it itself; ignored for one that does. */
const environment = z.enum(['live', 'test']);

const clienteId = z.int().positive().nullable();

/** Body of `POST /api/console/connections`. */
export const newConnection = z.strictObject({
  name,
  baseUrl: z.string().max(2_000),
  apiKey,
  environment: environment.optional(),
  clienteId: clienteId.optional(),
});

/** Body of `PATCH /api/console/connections/{id}`. */
export const connectionChange = newConnection.partial();

/** Body of `POST /api/console/connections/test`: a stored connection, with what is about to change, or a new one. */
export const connectionTest = z.union([
  z.strictObject({
    id: z.string(),
    baseUrl: z.string().max(2_000).optional(),
    apiKey: apiKey.optional(),
    clienteId: clienteId.optional(),
  }),
  z.strictObject({ baseUrl: z.string().max(2_000), apiKey, clienteId: clienteId.optional() }),
]);

/** Body of `POST /api/console/connections/{id}/areas`: which reads to ask the server for, all where none are named. */
export const areaCheck = z.strictObject({ operationIds: z.array(z.string().max(100)).max(100).optional() });
