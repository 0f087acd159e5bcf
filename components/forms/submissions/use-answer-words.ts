'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { showRut } from '@/lib/fields/rut';
import { formatDay } from '@/lib/format/dates';
import { isDay } from '@/lib/format/days';
import { flagOf, isBlankAnswer, plainText } from '@/lib/forms/answer-text';

/** An answer in one line, by the type of its field; a dash where nothing was answered. */
export function useAnswerWords(): (value: unknown, tipo: string) => string {
  const t = useTranslations('forms.submissions');
  const locale = useLocale();
  return useCallback(
    (value, tipo) => {
      if (isBlankAnswer(value)) return '—';
      const flag = flagOf(value, tipo);
      if (flag !== undefined) return t(flag ? 'yes' : 'no');
      const text = plainText(value);
      if (tipo === 'fecha' && isDay(text)) return formatDay(text, locale);
      return tipo === 'rut' ? showRut(text) : text;
    },
    [t, locale],
  );
}
