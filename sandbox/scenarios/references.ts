/** What earlier steps kept, by the names that they gave it. */
export type Kept = ReadonlyMap<string, unknown>;

/** A step speaks of something that no earlier step kept. */
export class UnknownReference extends Error {
  override readonly name = 'UnknownReference';
}

const WHOLE = /^\$\{([^}]+)\}$/;
const WITHIN = /\$\{([^}]+)\}/g;

/**
 * Fills what a step says with what earlier ones kept: `${deal.id}` alone becomes the value itself, within a text its
 * text. Throws `UnknownReference`.
 */
export function filled<Value>(value: Value, kept: Kept): Value {
  return fill(value, kept) as Value;
}

function fill(value: unknown, kept: Kept): unknown {
  if (typeof value === 'string') {
    const whole = WHOLE.exec(value);
    if (whole) return valueAt(whole[1]!, kept);
    return value.replace(WITHIN, (_, path: string) => String(valueAt(path, kept)));
  }
  if (Array.isArray(value)) return value.map((item) => fill(item, kept));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, kept)]));
}

function valueAt(path: string, kept: Kept): unknown {
  const [name = '', ...keys] = path.trim().split('.');
  if (!kept.has(name)) throw new UnknownReference(`\${${path}}: no earlier step kept "${name}"`);
  let value = kept.get(name);
  for (const key of keys) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) {
      throw new UnknownReference(`\${${path}}: there is no "${key}" in it`);
    }
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
