import type { Json } from '@/lib/contract/scalars';
import { foldName, words } from '../document/fields';
import type { KeyType } from './block';

const typeWords: readonly (readonly [KeyType, readonly string[]])[] = [
  [
    'string',
    words(
      'string str varchar char cadena shorttext texto_corto line email correo mail url uri link enlace phone telefono tel uuid guid id slug color time hora password secret duration duracion currency moneda template plantilla merge expression expresion tag etiqueta ref reference referencia identifier identificador enum select choice choices option options opcion opciones dropdown radio picklist seleccion seleccionar user usuario',
    ),
  ],
  [
    'text',
    words(
      'text texto longtext textarea textolargo richtext html markdown multiline parrafo mensaje message body',
    ),
  ],
  ['integer', words('integer int entero int32 int64 long bigint count')],
  ['number', words('number numero num numeric numerico float double real')],
  ['decimal', words('decimal money monto importe amount dinero price precio')],
  ['boolean', words('boolean bool booleano flag switch checkbox toggle sino yesno')],
  ['date', words('date fecha datetime fechahora timestamp instant momento')],
  [
    'list',
    words(
      'list lista array arreglo set multiselect multiple strings tags stringarray liststring arraystring textlist listatexto',
    ),
  ],
  ['field', words('field campo fieldpath rutacampo')],
  ['conditions', words('conditions condiciones conditionlist filters filtros')],
  ['json', words('json jsonb object objeto map mapa dict any mixed record struct')],
];

/** The type that a word means; JSON for a word that nobody knows, a line where nothing is said. */
export function keyTypeOf(type: Json | undefined, format?: Json | undefined): KeyType {
  const word = Array.isArray(type) ? type.find((one) => one !== 'null') : type;
  if (word === undefined || word === null || word === '') return 'string';
  if (typeof word !== 'string') return 'json';
  const known = wordOf(word);
  const refined = known === 'string' && typeof format === 'string' ? wordOf(format) : undefined;
  return refined ?? known ?? 'json';
}

/** Whether a word is one for a type. */
export function isTypeWord(word: Json | undefined): word is string {
  return typeof word === 'string' && wordOf(word) !== undefined;
}

function wordOf(word: string): KeyType | undefined {
  const folded = foldName(word.replace(/\?$/, ''));
  return typeWords.find(([, names]) => names.includes(folded))?.[0];
}
