import type { ImportKind } from '@/lib/jobs/steps/import-rows';
import { parseJson } from '@/lib/json/parse-json';
import type { RememberedMapping } from './import-map';

const keyOf = (kind: ImportKind) => `import-mapping-${kind}`;

/** Where columns went in earlier files of this browser. */
export function readRememberedMapping(kind: ImportKind): RememberedMapping {
  try {
    const value: unknown = parseJson(localStorage.getItem(keyOf(kind)) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as RememberedMapping) : {};
  } catch {
    return {};
  }
}

export function writeRememberedMapping(kind: ImportKind, mapping: RememberedMapping): void {
  localStorage.setItem(keyOf(kind), JSON.stringify(mapping));
}
