'use client';

import { useTranslations } from 'next-intl';
import { ApiError } from '@/lib/api/api-error';

const known = [
  'INVALID_EMAIL_OR_PASSWORD',
  'INVALID_PASSWORD',
  'INVALID_CODE',
  'INVALID_BACKUP_CODE',
  'INVALID_TWO_FACTOR_COOKIE',
  'TOO_MANY_ATTEMPTS',
  'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
  'ACCOUNT_TEMPORARILY_LOCKED',
  'network_failure',
  'setup_link_invalid',
  'invitation_invalid',
  'email_taken',
  'name_taken',
] as const;

/** Puts a refused sign-in or account change in the page's language; what it does not know stays as it is. */
export function useAuthWords(): (error: unknown) => unknown {
  const t = useTranslations('auth.errors');
  return (error) => {
    if (!(error instanceof ApiError)) return error;
    if (error.status === 429) return t('TOO_MANY_ATTEMPTS');
    if (error.code.toUpperCase() === 'TOO_BUSY') return t('TOO_BUSY');
    const code = known.find((one) => one === error.code);
    return code ? t(code) : error;
  };
}
