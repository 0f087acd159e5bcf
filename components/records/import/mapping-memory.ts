import type { RememberedMapping } from '@/lib/files/mapping';
import { parseJson } from '@/lib/json/parse-json';

const keyOf = (kind: string) => `import-mapping-${kind}`;

/** Where columns went in earlier files of this browser. */
export function readRememberedMapping<Name extends string>(kind: string): RememberedMapping<Name> {
  try {
    const value: unknown = parseJson(localStorage.getItem(keyOf(kind)) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as RememberedMapping<Name>) : {};
  } catch {
    return {};
  }
}

export function writeRememberedMapping(kind: string, mapping: RememberedMapping): void {
  localStorage.setItem(keyOf(kind), JSON.stringify(mapping));
}
