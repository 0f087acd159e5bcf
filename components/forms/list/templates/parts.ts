import type { Condition, FormSettings } from '@/lib/contract/form-extensions';
import type { FormField } from '@/lib/contract/forms';

/** Picks the words of the language that the form is made in. */
export type Say = (es: string, en: string) => string;

/** What a template makes: fields, with their ids equal to their keys, and settings. */
export type TemplateContent = { readonly campos: readonly FormField[]; readonly ajustes: FormSettings };

type More = Omit<Partial<FormField>, 'id' | 'clave' | 'tipo' | 'etiqueta'>;

/** A field; its key is the same in every language, for integrations read it. */
export function field(clave: string, tipo: string, etiqueta: string, more: More = {}): FormField {
  return { id: clave, clave, tipo, etiqueta, requerido: false, ...more };
}

export const required = { requerido: true };

export const when = (...reglas: Condition[]) => ({ mostrar_si: { modo: 'todas' as const, reglas } });
export const whenAny = (...reglas: Condition[]) => ({ mostrar_si: { modo: 'alguna' as const, reglas } });
export const is = (campo: string, valor: Condition['valor']): Condition => ({ campo, operador: 'es', valor });

/** Who fills it in. */
export const person = (say: Say) => [
  field('nombre', 'texto', say('Nombre', 'Name'), { ...required, largo_maximo: 120 }),
  field('email', 'email', say('Correo', 'Email'), required),
];

export const telephone = (say: Say, more: More = {}) =>
  field('telefono', 'telefono', say('Teléfono', 'Phone'), {
    ejemplo: '+56 9 1234 5678',
    ...more,
  });

/** Divides a form: each step takes that many of the fields, in their order. */
export function steps(campos: readonly FormField[], ...parts: readonly [titulo: string, count: number][]) {
  let from = 0;
  return parts.map(([titulo, count], place) => {
    const ids = campos.slice(from, from + count).map(({ id }) => id);
    from += count;
    return { id: `paso-${place + 1}`, titulo, campos: ids };
  });
}
