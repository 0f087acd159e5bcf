import type { BlockKey } from './block';

/** An identifier as words: `stage_id` is `Stage`, `vence_en_dias` is `Vence en dias`, `replyTo` is `Reply to`. */
export function readable(identifier: string): string {
  const words = identifier
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const named = words.length > 1 && /^ids?$/i.test(words.at(-1)!) ? words.slice(0, -1) : words;
  const text = named.map((word) => (/\p{Ll}/u.test(word) ? word.toLowerCase() : word)).join(' ');
  return text === '' ? identifier : text[0]!.toUpperCase() + text.slice(1);
}

/**
 * What people call a key of a config: what the server says, else the word for the record that it names, else the key
 * itself as words.
 *
 * @param recordWord the record's word where the key names one: `Stage`
 */
export function keyLabel({ key, label }: Pick<BlockKey, 'key' | 'label'>, recordWord?: string): string {
  return label ?? recordWord ?? readable(key);
}

/** The label with its unit: `Due in (days)`. */
export function keyLabelWithUnit(
  configKey: Pick<BlockKey, 'key' | 'label' | 'unit'>,
  recordWord?: string,
): string {
  const label = keyLabel(configKey, recordWord);
  return configKey.unit === undefined ? label : `${label} (${configKey.unit})`;
}

/** The text cut to a length, with a sign that it goes on. */
export function clipped(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
