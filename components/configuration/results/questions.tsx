'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCompareScope } from '@/components/configuration/compare/compare-context';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { RadioGroup } from '@/components/ui/fields/radio-group';
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
  const [given, setGiven] = useState<ReadonlyMap<string, string>>(new Map());
  const answers = answersOf(questions, given);
  const save = useMutation({
    mutationFn: (some: readonly PairAnswer[]) => {
      const body: PairsRequest = { ...compared!, answers: some };
      return callConsole('configuration/pairs', { method: 'POST', body });
    },
    onSuccess: onAnswered,
  });
  const asked = questions.slice(0, AT_ONCE);
  return (
    <section aria-label={t('title')} className="rounded-lg border border-line-strong bg-surface">
      <header className="border-b px-4 py-2.5">
        <h2 className="font-semibold">{t('heading', { count: questions.length })}</h2>
        <p className="max-w-prose text-ink-muted">{t('text', { target: names.target })}</p>
      </header>
      <ul className="grid max-h-80 gap-x-8 gap-y-4 overflow-y-auto px-4 py-3 lg:grid-cols-2">
        {asked.map((question) => {
          const key = questionKey(question);
          return (
            <li key={key} className="min-w-0">
              <RadioGroup
                label={t('question', { kind: kinds(`one.${question.kind}`), name: labelOf(question.source) })}
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
      <footer className="flex flex-wrap items-center gap-3 border-t bg-canvas px-4 py-2.5">
        <Button
          variant="primary"
          isDisabled={answers.length === 0}
          isPending={save.isPending}
          onPress={() => save.mutate(answers)}
        >
          {t('save', { count: answers.length })}
        </Button>
        {questions.length > AT_ONCE && (
          <p className="text-ink-muted">{t('more', { count: questions.length - AT_ONCE })}</p>
        )}
        <FormError error={save.error} />
      </footer>
    </section>
  );
}

const labelOf = ({ title, detail }: Candidate) =>
  detail && detail !== title ? `${title} (${detail})` : title;
