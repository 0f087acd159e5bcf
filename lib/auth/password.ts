import { z } from 'zod';

export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;

/** A new password: length is what counts (NIST SP 800-63B), so no rules about its characters. */
export const newPassword = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX);
