import { z } from 'zod';
import { name } from '@/lib/contract/scalars';

const clienteId = z.int().positive().nullable();

/** Body of `POST /api/console/connections`. */
export const newConnection = z.strictObject({
  name,
  baseUrl: z.string().max(2_000),
  apiKey: z.string().max(500),
  clienteId: clienteId.optional(),
});

/** Body of `PATCH /api/console/connections/{id}`. */
export const connectionChange = newConnection.partial();

/** Body of `POST /api/console/connections/test`: a stored connection, with what is about to change, or a new one. */
export const connectionTest = z.union([
  z.strictObject({ id: z.string(), baseUrl: z.string().optional(), apiKey: z.string().optional() }),
  z.strictObject({ baseUrl: z.string(), apiKey: z.string() }),
]);
