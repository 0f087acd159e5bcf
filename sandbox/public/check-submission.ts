import type { FormField } from '../../lib/contract/forms.ts';
import { date, decimal, email, httpUrl, phone, rut } from '../../lib/contract/scalars.ts';

/** What a person typed or chose, by the key of the field; several values where several may be chosen. */
export type Typed = Readonly<Record<string, readonly string[]>>;

export interface CheckedSubmission {
  /** Values by the key of the field: text, a list for `casillas`, a boolean for `casilla`; empty ones left out. */
  readonly datos: Record<string, string | boolean | string[]>;
  /** What is wrong, by the key of the field, in words for the person who fills it in. */
  readonly problems: ReadonlyMap<string, string>;
}

type Check = (text: string, field: FormField) => string | undefined;
type Parser = { safeParse(value: string): { success: boolean } };

const LONGEST = 10_000;
const fits =
  (schema: Parser, words: string): Check =>
  (text) =>
    schema.safeParse(text).success ? undefined : words;

const checks: Readonly<Record<string, Check>> = {
  email: fits(email, 'Escribe un correo como nombre@ejemplo.cl.'),
  telefono: fits(phone, 'Escribe el número con el código del país: +56987654321.'),
  numero: fits(decimal, 'Escribe un número, con punto si tiene decimales: 12.5.'),
  fecha: fits(date, 'Escribe la fecha como 2026-11-20.'),
  rut: fits(rut, 'Revisa el RUT: números, guion y dígito verificador, como 76086428-5.'),
  url: fits(httpUrl(2000), 'Escribe la dirección completa, como https://ejemplo.cl.'),
  seleccion: oneOfTheOptions,
  opciones: oneOfTheOptions,
  casillas: oneOfTheOptions,
};

/** Checks what was sent against the fields' types and `requerido`. Fields that the form does not have are dropped. */
export function checkSubmission(fields: readonly FormField[], typed: Typed): CheckedSubmission {
  const datos: CheckedSubmission['datos'] = {};
  const problems = new Map<string, string>();
  for (const field of fields) {
    const texts = (typed[field.clave] ?? [])
      .map((text) => clean(text, field.tipo))
      .filter((text) => text !== '');
    if (field.requerido && texts.length === 0) problems.set(field.clave, missing(field.tipo));
    const problem = texts.map((text) => problemOf(text, field)).find((words) => words !== undefined);
    if (problem) problems.set(field.clave, problem);
    else if (field.tipo === 'casilla') datos[field.clave] = texts.length > 0;
    else if (texts.length > 0) datos[field.clave] = field.tipo === 'casillas' ? texts : texts[0]!;
  }
  return { datos, problems };
}

function problemOf(text: string, field: FormField): string | undefined {
  if (text.length > LONGEST) return `Escribe a lo más ${LONGEST} caracteres.`;
  return checks[field.tipo]?.(text, field);
}

function oneOfTheOptions(text: string, field: FormField): string | undefined {
  return field.opciones?.includes(text) ? undefined : 'Elige una de las opciones.';
}

function missing(tipo: string): string {
  if (tipo === 'casilla') return 'Marca esta casilla para continuar.';
  return ['seleccion', 'opciones', 'casillas'].includes(tipo) ? 'Elige una opción.' : 'Completa este campo.';
}

/** The null character has no place in the database; people write phones and RUTs with spaces and dots. */
function clean(text: string, tipo: string): string {
  const trimmed = text.replaceAll('\0', '').toWellFormed().trim();
  if (tipo === 'telefono') return trimmed.replace(/[\s().-]/g, '');
  if (tipo === 'rut') return trimmed.replace(/[\s.]/g, '').toUpperCase();
  return trimmed;
}
