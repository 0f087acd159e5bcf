import { z } from 'zod';
import { newPassword } from '@/lib/auth/password';
import { email, name } from '@/lib/contract/scalars';

/** A password may be of spaces alone. */
const given = z.string().min(1, 'required');

export const signIn = z.object({ email, password: given });
export const newAccount = z.object({ name, email, password: newPassword });
export const profile = z.object({ name });
export const passwords = z.object({ currentPassword: given, newPassword });
export const password = z.object({ password: given });
export const code = z.object({ code: name });
