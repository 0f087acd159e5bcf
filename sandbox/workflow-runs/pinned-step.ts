import type { JsonObject } from '../../lib/contract/scalars.ts';
import { own } from '../services/workflows/graph.ts';
import type { StepDone } from './perform-step.ts';
import type { RunRecords } from './records-of-event.ts';

/** What a step is taken to have done in a test, in place of doing it. */
export type Pin = { readonly salida?: string | null | undefined; readonly detalle?: JsonObject | undefined };

/** What a pinned step answers; a record that it is said to have made is the run's from there on. */
export function pinnedStep({ salida, detalle = {} }: Pin): StepDone {
  const idAt = (key: string) => {
    const id = own(detalle, key);
    return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined;
  };
  const [contactoId, dealId, appointmentId] = [idAt('contacto_id'), idAt('deal_id'), idAt('appointment_id')];
  const records: Partial<RunRecords> = {
    ...(contactoId !== undefined && { contactoId }),
    ...(dealId !== undefined && { dealId }),
    ...(appointmentId !== undefined && { appointmentId }),
  };
  return { status: 'done', detalle: { ...detalle, fijado: true }, ...(salida && { salida }), records };
}
