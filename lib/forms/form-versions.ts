import type { Loose } from '@/lib/api/loose';
import type { Form } from '@/lib/contract/forms';
import type { FieldLike, FormVersion } from './answer-columns';

/** How many versions of one form are kept and looked at, the newest ones. */
const MOST = 50;

/** What a form says of its fields at its version; undefined where it names none or its fields are no list. */
export function versionOf({ version, campos }: Loose<Form>): FormVersion | undefined {
  if (version === undefined || campos === undefined) return undefined;
  return {
    version,
    campos: campos.map(({ id, clave, tipo, etiqueta, opciones }) => ({
      id,
      clave,
      tipo,
      etiqueta,
      opciones,
    })),
  };
}

/** Versions from several places, each once, oldest first. */
export function mergedVersions(...lists: readonly (readonly FormVersion[])[]): readonly FormVersion[] {
  const byVersion = new Map(lists.flat().map((each) => [each.version, each]));
  return [...byVersion.values()].sort((one, other) => one.version - other.version).slice(-MOST);
}

/** Versions as they were stored; what is none is left out. */
export function readVersions(value: unknown): readonly FormVersion[] {
  return Array.isArray(value) ? value.filter(isVersion) : [];
}

function isVersion(value: unknown): value is FormVersion {
  if (typeof value !== 'object' || value === null) return false;
  const { version, campos } = value as { readonly version?: unknown; readonly campos?: unknown };
  return typeof version === 'number' && Array.isArray(campos) && campos.every(isField);
}

const isField = (value: unknown): value is FieldLike => typeof value === 'object' && value !== null;
