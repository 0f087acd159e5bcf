'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { Unreadable } from '@/components/ui/unreadable';
import { cannotRead } from '@/lib/api/read/notes';

type BlankProps = { of: object | undefined; field: string };

/** What stands for a field without a value: a dash where nothing is there, words where it cannot be read. */
export function Blank({ of, field }: BlankProps) {
  return cannotRead(of, field) ? <Unreadable /> : <>—</>;
}

/** The same as text. */
export function useBlank(): (of: object | undefined, field: string) => string {
  const t = useTranslations('ui');
  return (of, field) => (cannotRead(of, field) ? t('unreadable') : '—');
}

/** What to call a record: by its name, else by its id in the given words; of neither it says so. */
export function useNameOr(): (
  name: string | undefined,
  id: number | string | undefined,
  byId?: (id: string) => string,
) => string {
  const t = useTranslations('ui');
  return useCallback(
    (name, id, byId = (text) => `#${text}`) => {
      if (name !== undefined && name.trim() !== '') return name;
      return id === undefined || id === '' ? t('unreadable') : byId(String(id));
    },
    [t],
  );
}
