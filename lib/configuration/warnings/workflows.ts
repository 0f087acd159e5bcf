import { told, type Warn } from './told';

export const warnOfWorkflow: Warn = ({ action, state, activates }) => {
  const isInForce = state?.activo === true || state?.status === 'published';
  if (action === 'delete') return told(['stops_runs', isInForce], ['history_is_lost', true]);
  return told(
    ['republishes_workflow', action === 'update' && isInForce],
    ['activates_workflow', activates && !isInForce],
    ['stays_draft', action === 'create' && !activates],
  );
};
