import { z } from 'zod';
import { PASSWORD_MAX, PASSWORD_MIN } from './password-length';

/** A new password, as it is sent. */
export const newPassword = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX);
