import type { Option } from './option-item';

/**
 * The option that a key pressed on a closed select leads to: its neighbour by the left and right arrows, the next one
 * that begins with a letter by that letter. Undefined where it leads nowhere.
 */
export function optionOfKey<Id extends string>(
  options: readonly Option<Id>[],
  value: Id | null,
  key: string,
): Id | undefined {
  const choices = options.filter(({ isDisabled }) => !isDisabled);
  const place = choices.findIndex(({ id }) => id === value);
  if (key === 'ArrowLeft') return choices[place - 1]?.id;
  if (key === 'ArrowRight') return choices[place + 1]?.id;
  if ([...key].length !== 1 || key === ' ') return undefined;
  const behind = [...choices.slice(place + 1), ...choices.slice(0, place + 1)];
  return behind.find(({ label }) => label.toLocaleLowerCase().startsWith(key.toLocaleLowerCase()))?.id;
}
