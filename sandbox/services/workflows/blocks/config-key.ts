import type { ConfigKey } from '../../../../lib/contract/workflow-blocks.ts';
import { choiceLabels, keyLabels } from './key-labels.ts';

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

type More = Pick<ConfigKey, 'valores' | 'por_defecto' | 'etiqueta' | 'unidad'>;

/** A key without which the step is skipped. */
export function required(key: string, type: KeyType, descripcion: string, more: More = {}): ConfigKey {
  return { key, type, required: true, ...labelsOf(key, more), descripcion, ...more };
}

/** A key that may be left out. */
export function optional(key: string, type: KeyType, descripcion: string, more: More = {}): ConfigKey {
  return { key, type, required: false, ...labelsOf(key, more), descripcion, ...more };
}

/** What people call a key and its choices: a key means the same in all blocks, but for those that say otherwise. */
function labelsOf(key: string, { valores }: More): Pick<ConfigKey, 'etiqueta' | 'valores_etiquetas'> {
  const labels = valores?.flatMap((one): [string, string][] => {
    const label = choiceLabels[one];
    return label === undefined ? [] : [[one, label]];
  });
  return {
    ...(keyLabels[key] && { etiqueta: keyLabels[key] }),
    ...(labels && labels.length > 0 && { valores_etiquetas: Object.fromEntries(labels) }),
  };
}
