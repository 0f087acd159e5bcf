import { z } from 'zod';
import { email } from '@/lib/contract/scalars';
import { invitedRoles } from '@/lib/rules/roles';

export const invitation = z.object({ email, role: z.enum(invitedRoles) });
