import type { FormField } from '@/lib/contract/forms';
import { takesBounds, takesLength, takesPattern } from '@/lib/rules/forms/limits';
import { hasOptions } from './new-field';

export type LimitPair = readonly ['largo_minimo', 'largo_maximo'] | readonly ['minimo', 'maximo'];

/** The limits that answers to a type of field may be given, a least and a most; undefined where it takes none. */
export function limitsOf(tipo: string): LimitPair | undefined {
  if (takesLength(tipo)) return ['largo_minimo', 'largo_maximo'];
  return takesBounds(tipo) ? ['minimo', 'maximo'] : undefined;
}

const withExample = ['texto', 'texto_largo', 'email', 'telefono', 'numero', 'rut', 'url'];

/** Whether a member of a field means something for its type; what nobody knows may. */
export function fitsType(member: keyof FormField & string, tipo: string): boolean {
  switch (member) {
    case 'opciones':
      return hasOptions(tipo);
    case 'ejemplo':
      return withExample.includes(tipo);
    case 'patron':
    case 'patron_mensaje':
      return takesPattern(tipo);
    case 'largo_minimo':
    case 'largo_maximo':
      return takesLength(tipo);
    case 'minimo':
    case 'maximo':
      return takesBounds(tipo);
    default:
      return true;
  }
}
