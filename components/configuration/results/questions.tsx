'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCompareScope } from '@/components/configuration/compare/compare-context';
import { useRefusal } from '@/components/configuration/use-refusal';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { Select } from '@/components/ui/fields/select';
import { callConsole } from '@/lib/api/console-call';
import type { Candidate, PairAnswer, PairQuestion } from '@/lib/configuration/comparison';
import type { PairsRequest } from '@/lib/configuration/requests';
import { answersOf, NONE, questionKey } from './answers';

type QuestionsProps = {
  questions: readonly PairQuestion[];
  names: { readonly source: string; readonly target: string };
  /** What is answered is remembered: both sides are compared once more. */
  onAnswered: () => void;
};

/** So many are asked at once; the others follow. */
const AT_ONCE = 5;

/** Records that could be one of several: asked about once, and remembered for these two connections. */
export function Questions({ questions, names, onAnswered }: QuestionsProps) {
  const t = useTranslations('configuration.compare.questions');
  const kinds = useTranslations('configuration.kinds');
  const { compared } = useCompareScope();
  const refusal = useRefusal();
  const [given, setGiven] = useState<ReadonlyMap<string, string>>(new Map());
  const answers = answersOf(questions, given);
  const save = useMutation({
    mutationFn: (some: readonly PairAnswer[]) => {
      const body: PairsRequest = { ...compared!, answers: some };
      return callConsole('configuration/pairs', { method: 'POST', body });
    },
    onSuccess: onAnswered,
  });
  return (
    <section
      aria-label={t('title')}
      className="shrink-0 overflow-clip rounded-lg border border-warning/60 bg-surface"
    >
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-warning-soft/50 px-4 py-2">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="font-semibold">{t('heading', { count: questions.length })}</h2>
          <p className="text-ink-muted">{t('text')}</p>
        </div>
        <Button
          variant={answers.length > 0 ? 'primary' : 'secondary'}
          isDisabled={answers.length === 0}
          isPending={save.isPending}
          onPress={() => save.mutate(answers)}
        >
          {t('save', { count: answers.length })}
        </Button>
      </header>
      <ul className="max-h-44 divide-y overflow-y-auto border-t">
        {questions.slice(0, AT_ONCE).map((question) => {
          const key = questionKey(question);
          const asked = t('question', {
            kind: kinds(`one.${question.kind}`),
            name: labelOf(question.source),
          });
          return (
            <li
              key={key}
              className="grid items-center gap-x-4 gap-y-1.5 px-4 py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]"
            >
              <p aria-hidden className="min-w-0 break-words">
                {asked}
              </p>
              <Select
                label={asked}
                isLabelHidden
                placeholder={t('select', { target: names.target })}
                options={[
                  ...question.targets.map((one) => ({
                    id: one.id,
                    label: one.title,
                    description: one.detail ?? t('withId', { id: one.id }),
                  })),
                  { id: NONE, label: t('none', { target: names.target }) },
                ]}
                value={given.get(key) ?? null}
                onChange={(id) => setGiven(new Map(given).set(key, id))}
              />
            </li>
          );
        })}
      </ul>
      {questions.length > AT_ONCE && (
        <p className="border-t px-4 py-1.5 text-ink-muted text-xs">
          {t('more', { count: questions.length - AT_ONCE })}
        </p>
      )}
      {save.error && (
        <div className="border-t px-4 py-2">
          <FormError error={refusal(save.error)} />
        </div>
      )}
    </section>
  );

  /** What tells it from others of its name. */
  function labelOf({ id, title, detail }: Candidate): string {
    return `${title} (${detail && detail !== title ? detail : t('withId', { id })})`;
  }
}
