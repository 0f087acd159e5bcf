'use client';

import { useTranslations } from 'next-intl';
import { PASSWORD_MAX, PASSWORD_MIN } from '@/lib/auth/password-length';

/** Something before and behind an @, and a dot behind it; the server looks closer. */
const emailLike = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * What the fields of an account have to be, in the page's language: react-hook-form's own rules, so that the pages
 * before signing in load no library of schemas. The server checks again.
 */
export function useAccountRules() {
  const t = useTranslations('auth');
  return {
    required: { validate: (text: string) => text.trim() !== '' || t('required') },
    /** A password may be of spaces alone. */
    password: { validate: (text: string) => text !== '' || t('required') },
    email: { validate: (text: string) => emailLike.test(text) || t('emailInvalid') },
    newPassword: {
      validate: (text: string) => {
        if (text.length < PASSWORD_MIN) return t('passwordShort', { min: PASSWORD_MIN });
        return text.length <= PASSWORD_MAX || t('passwordLong', { max: PASSWORD_MAX });
      },
    },
  };
}
