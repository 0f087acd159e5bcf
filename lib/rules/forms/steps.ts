/** One page of a form: what stands above it, and its fields in the order of `campos`. */
export type Step<Field> = {
  /** Undefined where the form is not divided: then there is one. */
  readonly id: string | undefined;
  readonly titulo: string;
  readonly texto: string | undefined;
  readonly fields: readonly Field[];
};

/**
 * A form's fields by its steps (`ajustes.pasos`, extension). A field that no step names is on the first one; a field
 * that two name is on the first of them. Steps that cannot be read are left out; without any the form is one step.
 */
export function stepsOf<Field extends { readonly id: string }>(
  fields: readonly Field[],
  pasos: unknown,
): Step<Field>[] {
  const read = (Array.isArray(pasos) ? pasos : []).filter(isStep);
  if (read.length === 0) return [{ id: undefined, titulo: '', texto: undefined, fields }];
  const places = new Map<string, number>();
  for (const [place, { campos }] of read.entries()) {
    for (const id of campos) if (!places.has(id)) places.set(id, place);
  }
  const placeOf = ({ id }: Field) => (id === '' ? undefined : places.get(id)) ?? 0;
  return read.map(({ id, titulo, texto }, place) => ({
    id,
    titulo: typeof titulo === 'string' ? titulo : '',
    texto: typeof texto === 'string' ? texto : undefined,
    fields: fields.filter((field) => placeOf(field) === place),
  }));
}

type SentStep = {
  readonly id: string;
  readonly titulo?: unknown;
  readonly texto?: unknown;
  readonly campos: readonly string[];
};

/** Whether a step can be read at all. */
export function isStep(value: unknown): value is SentStep {
  if (typeof value !== 'object' || value === null) return false;
  const { id, campos } = value as { readonly id?: unknown; readonly campos?: unknown };
  return typeof id === 'string' && Array.isArray(campos);
}
