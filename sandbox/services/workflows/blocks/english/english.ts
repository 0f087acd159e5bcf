import { ruleTexts } from './rules.ts';
import { stepTexts } from './steps.ts';
import { triggerTexts } from './triggers.ts';
import { wordTexts } from './words.ts';

/** English for each Spanish text that people read in the catalogue; the Spanish one is what the contract carries. */
export const english: Readonly<Record<string, string>> = {
  ...triggerTexts,
  ...stepTexts,
  ...wordTexts,
  ...ruleTexts,
};

/** The entry with `textos`, the English of those of its texts that are named. */
export function withEnglish<Entry extends object>(entry: Entry, names: readonly (keyof Entry)[]): Entry {
  const en = Object.fromEntries(
    names.flatMap((name) => {
      const text = translated(entry[name]);
      return text === undefined ? [] : [[name, text]];
    }),
  );
  return { ...entry, textos: { en } };
}

/** Texts in a list or under names are translated in place; undefined for what is no text, or has no English. */
function translated(value: unknown): unknown {
  if (typeof value === 'string') return english[value];
  if (Array.isArray(value)) return value.map((one) => translated(one) ?? one);
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, translated(one) ?? one]));
}
