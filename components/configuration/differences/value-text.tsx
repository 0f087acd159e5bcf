'use client';

import { useTranslations } from 'next-intl';
import type { Json } from '@/lib/contract/scalars';
import { isJsonObject, isNumber, prettyJson } from '@/lib/json/same-json';
import { isChoice } from './choices';
import { lineOf, referenceName } from './reference-name';
import { usePathWords } from './use-path-words';

type ValueTextProps = {
  /** Undefined: there is none. */
  value: Json | undefined;
  /** Which it is of: its words are the page's where it chooses among words of the contract. */
  field?: string | undefined;
};

/** More than this is read as JSON, which scrolls. */
const LONGEST = 1_500;

/** A value of a configuration, as people read it. */
export function ValueText({ value, field }: ValueTextProps) {
  const t = useTranslations('configuration.difference');
  const flag = useTranslations('ui.flag');
  const choice = useTranslations('configuration.choice');
  if (value === undefined) return <span className="text-ink-faint">{t('absent')}</span>;
  if (value === null || value === '' || isEmpty(value))
    return <span className="text-ink-muted">{t('empty')}</span>;
  if (isChoice(field, value)) return choice(value as 'producto');
  const text = typeof value === 'boolean' ? flag(`${value}`) : (referenceName(value) ?? lineOf(value));
  if (text !== undefined) return <span className="break-words">{text}</span>;
  if (typeof value !== 'object' || isNumber(value))
    return <span className="whitespace-pre-wrap break-words">{String(value)}</span>;
  if (prettyJson(value).length <= LONGEST) return <NestedValue value={value} />;
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

/** What stands inside a value, each by its name. */
function NestedValue({ value }: { value: Json[] | { [key: string]: Json } }) {
  const words = usePathWords();
  if (Array.isArray(value)) {
    return (
      <ul className="space-y-1">
        {value.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item has nothing but its place
          <li key={place} className="border-line-strong border-l-2 pl-2">
            <ValueText value={item} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <dl className="space-y-0.5 font-normal">
      {Object.entries(value).map(([name, part]) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-muted">{words([name]).join()}</dt>
          <dd className="min-w-0 break-words">
            <ValueText value={part} field={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const isEmpty = (value: Json) =>
  (Array.isArray(value) || isJsonObject(value)) && Object.keys(value).length === 0;
