import type { PlannedRecord, PlanRecordView, PlanView, RecordResult } from '@/lib/configuration/plan';
import type { KindName } from '@/lib/resources/configuration';

type Made = Partial<PlannedRecord> & { readonly result?: Partial<RecordResult> };

/** For tests: a record of a plan at its position. */
export function plannedRecord(position: number, kind: KindName, made: Made = {}): PlanRecordView {
  const { result, ...given } = made;
  const record: PlannedRecord = {
    kind,
    key: `${kind}/${position}`,
    title: `${kind} ${position}`,
    action: 'create',
    differences: [],
    warnings: [],
    blocked: [],
    activates: false,
    ...given,
  };
  const at = '2026-11-26T12:00:00.000Z';
  return { position, record, ...(result && { result: { outcome: 'done', at, ...result } }) };
}

/** For tests: a plan from a test connection to a live one. */
export function plan(made: Partial<PlanView> = {}): PlanView {
  return {
    id: 'p1',
    source: { kind: 'connection', connectionId: 'c1', name: 'Pruebas', environment: 'test' },
    target: { kind: 'connection', connectionId: 'c2', name: 'Producción', environment: 'live' },
    state: 'proposed',
    madeBy: 'Ana',
    madeAt: '2026-11-26T12:00:00.000Z',
    records: [],
    ...made,
  };
}
