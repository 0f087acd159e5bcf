'use client';

import { useTranslations } from 'next-intl';
import type { ReceiverAnswer } from '@/lib/rules/receiver-answer';
import type { AnswerOption } from './answer-option';

/** Names of answers, to choose from and to look back on. */
export function useAnswerWords() {
  const t = useTranslations('receiver.answer');
  const ofOption = (option: AnswerOption) =>
    option === 'slow' || option === 'hang' || option === 'redirect' || option === 'reset'
      ? t(option)
      : t('status', { status: option });
  const ofAnswer = (answer: ReceiverAnswer) => {
    if (answer.kind === 'status') return t('status', { status: String(answer.status) });
    return answer.kind === 'slow' ? t('slowFor', { seconds: answer.seconds }) : t(answer.kind);
  };
  return { ofOption, ofAnswer };
}
