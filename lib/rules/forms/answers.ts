/** What a visitor typed or chose, by the key of the field; several values where several may be chosen. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** The answers to a field, empty ones left out. A key may be any name, those of every object's members too. */
export function valuesOf(answers: Answers, clave: string): readonly string[] {
  return Object.hasOwn(answers, clave) ? answers[clave]!.filter(Boolean) : [];
}
