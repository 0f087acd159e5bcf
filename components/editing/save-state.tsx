'use client';

import { useTranslations } from 'next-intl';
import { Unsettled } from '@/lib/api/outcome';

type SaveStateProps = { isPending: boolean; error: unknown; isDirty: boolean; isKept: boolean };

/** Whether the server has everything that is on the screen, and where what it has not is kept. */
export function SaveState({ isPending, error, isDirty, isKept }: SaveStateProps) {
  const t = useTranslations('editing.state');
  // What failed before it was sent is not unsure.
  const isUnsure = error instanceof Unsettled && error.found !== 'undone';
  const failed = isUnsure ? 'unsure' : 'failed';
  const state = isPending ? 'saving' : error ? failed : !isDirty ? 'clean' : isKept ? 'kept' : 'unsaved';
  return (
    <span role="status" className={error ? 'text-danger-ink text-xs' : 'text-ink-muted text-xs'}>
      {t(state)}
    </span>
  );
}
