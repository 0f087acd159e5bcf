/** Words of the contract that a field chooses among, by the field: they are shown in the page's language. */
const choices: Readonly<Record<string, readonly string[]>> = {
  tipo: ['producto', 'servicio', 'suscripcion', 'paquete'],
  estado: ['activo', 'borrador', 'archivado'],
  tipo_precio: ['unico', 'recurrente'],
  periodicidad: ['mensual', 'trimestral', 'semestral', 'anual', 'personalizada'],
  stage_type: ['open', 'won', 'lost'],
};

/** Whether the value is a word of the contract's own in this field. */
export function isChoice(field: string | undefined, value: unknown): value is string {
  return field !== undefined && typeof value === 'string' && (choices[field]?.includes(value) ?? false);
}
