'use client';

import { useTranslations } from 'next-intl';

/** In the place of a value that is there and cannot be read; a dash says that nothing is there. */
export function Unreadable() {
  const t = useTranslations('ui');
  return (
    <span title={t('unreadableHint')} className="text-ink-muted italic">
      {t('unreadable')}
    </span>
  );
}
