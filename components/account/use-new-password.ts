'use client';

import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { PASSWORD_MAX, PASSWORD_MIN } from '@/lib/auth/password';

/** What a new password has to be, in the page's language. */
export function useNewPassword() {
  const t = useTranslations('auth');
  return z
    .string()
    .min(PASSWORD_MIN, t('passwordShort', { min: PASSWORD_MIN }))
    .max(PASSWORD_MAX, t('passwordLong', { max: PASSWORD_MAX }));
}
