import type { FieldType } from './public-form.ts';

const lengths: readonly string[] = ['texto', 'texto_largo', 'email', 'url'] satisfies FieldType[];
const bounds: readonly string[] = ['numero', 'fecha', 'casillas'] satisfies FieldType[];
const patterns: readonly string[] = ['texto', 'email', 'telefono', 'url', 'rut'] satisfies FieldType[];

/** Whether `largo_minimo` and `largo_maximo` (characters) are run for a type of field. */
export const takesLength = (tipo: string) => lengths.includes(tipo);

/** Whether `minimo` and `maximo` are run: of numbers, of dates, of how many boxes are chosen. */
export const takesBounds = (tipo: string) => bounds.includes(tipo);

/** Whether `patron` is run, on the answer as it is stored. */
export const takesPattern = (tipo: string) => patterns.includes(tipo);
