import { changedIn, listed, removedFrom, told, type Warn } from './told';

/** Deals stand in stages: what happens to a stage happens to them. */
export const warnOfPipeline: Warn = (planned) => {
  if (planned.action === 'delete') return told(['deletes_deals', true]);
  if (planned.action === 'create') return [];
  const removed = removedFrom(planned, 'stages');
  const turned = changedIn(planned, 'stages', 'stage_type');
  return told(
    ['stage_has_deals', removed.length > 0, listed(removed)],
    ['moves_deals', turned.length > 0, listed(turned)],
  );
};
