'use client';

import { useTranslations } from 'next-intl';
import type { Json } from '@/lib/contract/scalars';
import { isJsonObject, isNumber, prettyJson } from '@/lib/json/same-json';
import { lineOf, referenceName } from './reference-name';

/** A value of a configuration, as people read it; what is nested as JSON. Undefined: there is none. */
export function ValueText({ value }: { value: Json | undefined }) {
  const t = useTranslations('configuration.difference');
  const flag = useTranslations('ui.flag');
  if (value === undefined) return <span className="text-ink-faint">{t('absent')}</span>;
  if (value === null || value === '' || isEmpty(value))
    return <span className="text-ink-muted">{t('empty')}</span>;
  const text = typeof value === 'boolean' ? flag(`${value}`) : (referenceName(value) ?? lineOf(value));
  if (text !== undefined) return <span className="break-words">{text}</span>;
  if (typeof value !== 'object' || isNumber(value))
    return <span className="whitespace-pre-wrap break-words">{String(value)}</span>;
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
      className="max-h-48 overflow-auto whitespace-pre-wrap break-words rounded bg-sunken p-2 font-mono text-xs"
    >
      {prettyJson(value)}
    </pre>
  );
}

const isEmpty = (value: Json) =>
  (Array.isArray(value) || isJsonObject(value)) && Object.keys(value).length === 0;
