'use client';

import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { flagOf, isBlankAnswer, plainText } from '@/lib/forms/answer-text';
import { ExactNumber } from '@/lib/json/parse-json';
import { useAnswerWords } from './use-answer-words';

type AnswerValueProps = { value: unknown; tipo: string };

/** A whole answer, by the type of its field. An address is text that a visitor typed: it is shown whole before it is opened. */
export function AnswerValue({ value, tipo }: AnswerValueProps) {
  const t = useTranslations('forms.submissions');
  const say = useAnswerWords();
  if (isBlankAnswer(value)) return <span className="text-ink-muted">{t('unanswered')}</span>;
  if (Array.isArray(value) && value.length > 1 && value.every(isPlain)) {
    return (
      <ul className="list-disc pl-4">
        {value.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
          <li key={place}>{say(item, tipo)}</li>
        ))}
      </ul>
    );
  }
  if (!isPlain(value) && flagOf(value, tipo) === undefined && !(Array.isArray(value) && value.length === 1)) {
    return (
      <pre className="overflow-x-auto rounded bg-sunken p-2 text-xs">{JSON.stringify(value, null, 2)}</pre>
    );
  }
  const text = say(value, tipo);
  const typed = plainText(value).trim();
  const href = hrefOf(typed, tipo);
  return (
    <span className="whitespace-pre-wrap break-words">
      {href === undefined ? (
        text
      ) : (
        <a href={href} className="text-accent-ink hover:underline">
          {text}
        </a>
      )}
      {tipo === 'url' && isWebAddress(typed) && (
        <a
          href={typed}
          target="_blank"
          rel="noopener noreferrer nofollow"
          aria-label={t('panel.open', { address: typed })}
          className="ml-1.5 inline-block align-middle text-accent-ink"
        >
          <ExternalLink aria-hidden className="size-3.5" />
        </a>
      )}
    </span>
  );
}

const isPlain = (value: unknown) => typeof value !== 'object' || value instanceof ExactNumber;

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

function hrefOf(text: string, tipo: string): string | undefined {
  if (tipo === 'email' && /^[^\s@?&]+@[^\s@?&]+$/.test(text)) return `mailto:${text}`;
  if (tipo === 'telefono' && /^\+?[\d\s().-]{6,20}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  return undefined;
}
