import { fold } from '@/lib/format/fold';
import type { FieldType } from './fields';
import type { FieldWish } from './new-field';

/** More choices than this are a drop-down: so many buttons would fill a page. */
const MOST_BUTTONS = 6;

const bullet = /^(?:[-*•–—·]|\d{1,3}[.)]|\[[ x]?\])\s+/u;
const choices = /^(.*?)\s*(?:\(([^()]+)\)|\[([^[\]]+)\])\s*$/u;
const required = /\s*(?:\*|\((?:required|obligatorio|obligatoria)\))\s*$/iu;

/** What the words of a label say of its answers, the more telling first; folded to lower case without accents. */
const guesses: readonly (readonly [RegExp, FieldType])[] = [
  [/^(i (agree|accept|consent)|acepto|autorizo|estoy de acuerdo|quiero recibir)\b/, 'casilla'],
  [/\b(telefono|fono|celular|movil|whatsapp|phone|telephone|mobile)\b/, 'telefono'],
  [/\b(e-?mail|correo)\b/, 'email'],
  [/\brut\b/, 'rut'],
  [/\b(url|website|web|sitio|linkedin|link|enlace)\b/, 'url'],
  [/\b(fecha|date|birthday|cumpleanos|nacimiento|dia|day)\b/, 'fecha'],
  [
    /\b(message|mensaje|comments?|comentarios?|description|descripcion|details|detalles?|notes?|notas?|observaciones)\b/,
    'texto_largo',
  ],
  [
    /\b(how many|cuant[oa]s|number of|cantidad|numero de (?!(serie|documento|cliente))|edad|age|amount|monto|budget|presupuesto)/,
    'numero',
  ],
];

/** The type of field that a label speaks of; plain text where it tells nothing. */
export function guessType(label: string): FieldType {
  const words = fold(label);
  return guesses.find(([pattern]) => pattern.test(words))?.[1] ?? 'texto';
}

/**
 * The fields that a pasted list stands for: each line is one, without its bullet or number. A star at its end means
 * required; choices stand behind it in brackets, as in `Size (S, M, L)`.
 */
export function pasteList(text: string): readonly FieldWish[] {
  return text
    .split(/\r\n|[\n\r\u2028]/u)
    .map((line) => line.replaceAll('\t', ' ').trim().replace(bullet, ''))
    .map(wishOf)
    .filter(({ etiqueta }) => etiqueta !== '');
}

function wishOf(line: string): FieldWish & { readonly etiqueta: string } {
  const told = line.replace(required, '');
  const marked = choices.exec(told);
  const opciones = optionsIn(marked?.[2] ?? marked?.[3]);
  const label = clean(opciones ? marked![1]! : told);
  const requerido = told !== line || required.test(label);
  const etiqueta = clean(label.replace(required, ''));
  const base = { etiqueta, ...(requerido && { requerido }) };
  if (!opciones) return { ...base, tipo: guessType(etiqueta) };
  return { ...base, tipo: opciones.length > MOST_BUTTONS ? 'seleccion' : 'opciones', opciones };
}

function optionsIn(text: string | undefined): readonly string[] | undefined {
  const options = [...new Set(text?.split(/[,;|/]/u).map((option) => option.trim()))].filter(Boolean);
  return options.length > 1 ? options : undefined;
}

const clean = (label: string) => label.replace(/[\s:]+$/u, '').trim();
