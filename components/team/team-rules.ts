import { z } from 'zod';
import { invitedRoles } from '@/lib/rules/roles';

export const invitation = z.object({ email: z.email('invalid_email'), role: z.enum(invitedRoles) });
