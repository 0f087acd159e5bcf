import { forConfiguration } from '@/lib/plans/caller';
import { recordedAct } from '@/lib/plans/record-act';
import { makeUndo } from '@/lib/plans/undo';
import { mayApplyConfiguration } from '@/lib/rules/roles';

export const POST = forConfiguration<{ id: string }>(mayApplyConfiguration, ({ caller, params, requestId }) =>
  recordedAct('undo', { caller, id: params.id }, () => makeUndo(caller, params.id, requestId)),
);
