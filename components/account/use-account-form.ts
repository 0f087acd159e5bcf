'use client';

import { useTranslations } from 'next-intl';
import type { FieldValues } from 'react-hook-form';
import { useSentForm } from '@/components/records/form/use-sent-form';
import { PASSWORD_MIN } from '@/lib/auth/password-length';
import { useAuthWords } from './use-auth-words';

type Rules = typeof import('./account-rules');
type AccountFormOptions<Values extends FieldValues, Reply> = {
  values: Values;
  rules: keyof Rules;
  send: (values: Values) => Promise<Reply>;
  onSent?: (reply: Reply) => unknown;
};

/** A form about somebody's account: its rules come with the first sending, refusals are in the page's language. */
export function useAccountForm<Values extends FieldValues, Reply>(
  options: AccountFormOptions<Values, Reply>,
) {
  const t = useTranslations('auth');
  const issues = { too_short: t('passwordShort', { min: PASSWORD_MIN }) };
  const rules = async () => (await import('./account-rules'))[options.rules];
  return useSentForm({ ...options, rules, issues, wordsOf: useAuthWords() });
}
