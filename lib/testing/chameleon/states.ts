const english: Readonly<Record<string, string>> = {
  abierto: 'open',
  ganado: 'won',
  perdido: 'lost',
  papelera: 'trashed',
  activa: 'active',
  activo: 'active',
  pendiente: 'pending',
  en_curso: 'in_progress',
  hecha: 'done',
  cancelada: 'cancelled',
  confirmada: 'confirmed',
  nuevo: 'new',
  leido: 'read',
  abierta: 'open',
  cerrada: 'closed',
  entrante: 'inbound',
  saliente: 'outbound',
  producto: 'product',
  servicio: 'service',
};

/** A state as a server may call it. Values that the document names ('won', 'draft', 'failed') stay as they are. */
export function stateAs(how: 'contract' | 'upper' | 'english', value: string): string {
  const translated = english[value];
  if (how === 'contract' || translated === undefined) return value;
  return how === 'upper' ? value.toUpperCase() : translated;
}
