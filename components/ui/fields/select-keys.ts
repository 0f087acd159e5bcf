import type { Option } from './option-item';

/** Letters that follow each other within this time, in milliseconds, are one text. */
const RESTED_MS = 1000;

/** What has been typed on a closed select, and when the last letter of it was. */
export type Typed = { readonly text: string; readonly at: number };

export const nothingTyped: Typed = { text: '', at: Number.NEGATIVE_INFINITY };

/** The text with one more key at a moment, in milliseconds; undefined for a key that is no letter. */
export function typedWith(before: Typed, key: string, at: number): Typed | undefined {
  if ([...key].length !== 1 || key === ' ') return undefined;
  return { text: (at - before.at < RESTED_MS ? before.text : '') + key.toLocaleLowerCase(), at };
}

/** The neighbour that the left or right arrow leads to on a closed select; undefined where there is none. */
export function optionOfArrow<Id extends string>(
  options: readonly Option<Id>[],
  value: Id | null,
  key: string,
): Id | undefined {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const choices = options.filter(({ isDisabled }) => !isDisabled);
  const place = choices.findIndex(({ id }) => id === value);
  return choices[place + (key === 'ArrowLeft' ? -1 : 1)]?.id;
}

/**
 * The option that begins with what was typed, the chosen one first; one letter, or the same again and again, leads
 * from one to the next. Undefined where it leads nowhere else.
 */
export function optionOfText<Id extends string>(
  options: readonly Option<Id>[],
  value: Id | null,
  text: string,
): Id | undefined {
  const choices = options.filter(({ isDisabled }) => !isDisabled);
  const place = choices.findIndex(({ id }) => id === value);
  const isOneLetter = new Set(text).size === 1;
  const from = isOneLetter ? place + 1 : Math.max(place, 0);
  const inTurn = [...choices.slice(from), ...choices.slice(0, from)];
  const wanted = isOneLetter ? text.slice(0, 1) : text;
  const found = inTurn.find(({ label }) => label.toLocaleLowerCase().startsWith(wanted))?.id;
  return found === value ? undefined : found;
}
