import type { ConfigKey } from '../../../../lib/contract/workflow-blocks.ts';

/** What a key of a config may hold; a text with a merge tag in it passes for any of them. */
export type KeyType =
  | 'string'
  | 'text'
  | 'integer'
  | 'number'
  | 'decimal'
  | 'boolean'
  | 'date'
  | 'list'
  | 'field'
  | 'conditions'
  | 'any';

type More = Pick<ConfigKey, 'valores' | 'por_defecto'>;

/** A key without which the step is skipped. */
export function required(key: string, type: KeyType, descripcion: string, more: More = {}): ConfigKey {
  return { key, type, required: true, descripcion, ...more };
}

/** A key that may be left out. */
export function optional(key: string, type: KeyType, descripcion: string, more: More = {}): ConfigKey {
  return { key, type, required: false, descripcion, ...more };
}
