'use client';

import { useTranslations } from 'next-intl';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject, isNumber, prettyJson } from '@/lib/json/same-json';
import { lineOf, referenceName } from './reference-name';
import { usePathWords } from './use-path-words';

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
  if (isJsonObject(value) && isFlat(value)) return <FlatObject value={value} />;
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

/** An item with plain fields, such as a stage, a line each. */
function FlatObject({ value }: { value: JsonObject }) {
  const words = usePathWords();
  return (
    <dl className="space-y-0.5 font-normal">
      {Object.entries(value).map(([name, part]) => (
        <div key={name} className="flex min-w-0 flex-wrap gap-x-1.5">
          <dt className="text-ink-muted">{words([name])}</dt>
          <dd className="min-w-0">
            <ValueText value={part} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** More fields than that are read better as JSON. */
const MOST_LINES = 12;

function isFlat(value: JsonObject): boolean {
  const parts = Object.values(value);
  const isLine = (part: Json) =>
    typeof part !== 'object' || part === null || isNumber(part) || isEmpty(part) || isNamed(part);
  return parts.length <= MOST_LINES && parts.every(isLine);
}

const isNamed = (part: Json) => referenceName(part) !== undefined || lineOf(part) !== undefined;

const isEmpty = (value: Json) =>
  (Array.isArray(value) || isJsonObject(value)) && Object.keys(value).length === 0;
