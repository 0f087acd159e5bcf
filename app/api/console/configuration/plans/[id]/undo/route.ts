import { forConfiguration } from '@/lib/plans/caller';
import { makeUndo } from '@/lib/plans/undo';
import { mayApplyConfiguration } from '@/lib/rules/roles';

export const POST = forConfiguration<{ id: string }>(mayApplyConfiguration, ({ caller, params, requestId }) =>
  makeUndo(caller, params.id, requestId),
);
