import { changedIn, changes, listed, removedFrom, textOf, told, type Warn } from './told';

export const warnOfForm: Warn = (planned) => {
  const { action, before, state, activates } = planned;
  const slug = { slug: textOf(before, 'slug') ?? '' };
  const isLive = state?.status === 'published';
  if (action === 'delete')
    return told(
      ['archives_instead', true],
      ['slug_stays_taken', true, slug],
      ['slug_breaks_links', isLive, slug],
    );
  if (action === 'create') return told(['form_goes_live', activates], ['stays_draft', !activates]);
  const removed = removedFrom(planned, 'campos');
  const turned = [...changedIn(planned, 'campos', 'tipo'), ...changedIn(planned, 'campos', 'clave')];
  return told(
    ['live_form_changes', isLive],
    ['form_goes_live', activates && !isLive],
    ['slug_breaks_links', changes(planned, 'slug'), slug],
    ['removes_items', removed.length > 0, listed(removed)],
    ['changes_answers', turned.length > 0, listed(turned)],
  );
};
