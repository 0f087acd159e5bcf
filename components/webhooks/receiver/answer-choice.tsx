'use client';

import { useTranslations } from 'next-intl';
import { FormError } from '@/components/ui/fields/form-error';
import { NumberField } from '@/components/ui/fields/number-field';
import { Select } from '@/components/ui/fields/select';
import { LONGEST_SECONDS } from '@/lib/rules/answer-limits';
import type { ReceiverAnswer } from '@/lib/rules/receiver-answer';
import { answerOf, answerOptions, optionOf } from './answer-option';
import { chooseAnswer } from './receiver-queries';
import { useAnswerWords } from './use-answer-words';
import { useReceiverAct } from './use-receiver-act';

/** What the receiver answers from now on. */
export function AnswerChoice({ answer }: { answer: ReceiverAnswer }) {
  const t = useTranslations('receiver.answer');
  const words = useAnswerWords();
  const choose = useReceiverAct(chooseAnswer);
  // What was just chosen stands until the server's own answer is here.
  const shown = choose.isPending ? choose.variables : answer;
  const options = answerOptions.map((id) => ({ id, label: words.ofOption(id) }));
  return (
    <div className="space-y-2">
      <Select
        label={t('label')}
        description={t('hint')}
        options={options}
        value={optionOf(shown)}
        onChange={(option) => choose.mutate(answerOf(option))}
      />
      {shown.kind === 'slow' && (
        <NumberField
          label={t('seconds')}
          minValue={1}
          maxValue={LONGEST_SECONDS}
          value={shown.seconds}
          onChange={(seconds) => Number.isInteger(seconds) && choose.mutate({ kind: 'slow', seconds })}
        />
      )}
      <FormError error={choose.error} />
    </div>
  );
}
