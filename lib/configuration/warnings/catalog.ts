import { listed, removedFrom, told, type Warn } from './told';

/** A category can be made and nothing else. */
export const warnOfCategory: Warn = ({ action }) => told(['cannot_delete', action !== 'create']);

export const warnOfProduct: Warn = (planned) => {
  if (planned.action === 'delete') return told(['moves_to_trash', true]);
  const removed = removedFrom(planned, 'precios');
  return told(['removes_items', removed.length > 0, listed(removed)]);
};
