import { z } from 'zod';
import { name } from '@/lib/contract/scalars';

/** Body of `POST /api/console/connections/{id}/tokens`: a `TokenRequest`. */
export const newToken = z.strictObject({
  name,
  scope: z.enum(['read', 'apply']),
  days: z.int().min(1).max(3_650).optional(),
});
