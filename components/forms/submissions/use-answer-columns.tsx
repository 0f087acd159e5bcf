'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { DataColumn } from '@/components/records/table/data-column';
import { type AnswerColumn, answerIn } from '@/lib/forms/answer-columns';
import type { Submission } from '@/lib/forms/answers';
import { senderFirst } from '@/lib/forms/who-sent';
import { useAnswerWords } from './use-answer-words';

/** Shown until somebody chooses: so many of the fields that visitors fill in, and of the keys that no field has. */
const USUAL = 8;
const USUAL_GONE = 3;
/** A cell shows no more of a long text; the panel shows all of it. */
const LONGEST = 160;

const widths: Readonly<Record<string, number>> = {
  numero: 112,
  fecha: 120,
  casilla: 96,
  email: 208,
  telefono: 144,
  rut: 120,
  texto_largo: 288,
};

/** The answers as columns of a table, who sent them first. A cell is text and no component: there are thousands of them. */
export function useAnswerColumns(columns: readonly AnswerColumn[]): readonly DataColumn<Submission>[] {
  const t = useTranslations('forms.submissions');
  const say = useAnswerWords();
  return useMemo(() => {
    const ordered = senderFirst(columns);
    const visible = ordered.filter(({ isGone, tipo }) => !isGone && tipo !== 'oculto');
    const usual = new Set([
      ...visible.slice(0, USUAL),
      ...columns.filter(({ isGone }) => isGone).slice(0, USUAL_GONE),
    ]);
    return ordered.map((column): DataColumn<Submission> => {
      const { id, label, tipo, isGone } = column;
      return {
        id,
        label: isGone ? t('gone', { label }) : label,
        isUsual: usual.has(column),
        width: widths[tipo] ?? 168,
        ...(tipo === 'numero' && { align: 'end' as const }),
        render: (row) => {
          const text = say(answerIn(column, row), tipo);
          return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
        },
      };
    });
  }, [columns, say, t]);
}
