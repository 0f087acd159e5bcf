import { changedIn, listed, removedFrom, told, type Warn } from './told';

/** Deals stand in stages: what happens to a stage happens to them. */
export const warnOfPipeline: Warn = (planned) => {
  if (planned.action === 'delete') return told(['deletes_deals', true]);
  const { replaces } = planned;
  const moves = ['default_moves', replaces !== undefined, listed(replaces ? [replaces.title] : [])] as const;
  if (planned.action === 'create') return told(moves);
  const removed = removedFrom(planned, 'stages');
  const turned = changedIn(planned, 'stages', 'stage_type');
  return told(
    moves,
    ['stage_has_deals', removed.length > 0, listed(removed)],
    ['moves_deals', turned.length > 0, listed(turned)],
  );
};
