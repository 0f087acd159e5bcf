'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { typedId } from '@/lib/api/exact-ids';
import { hasId, type Listed } from '@/lib/api/has-id';

/** Says how many records a list leaves out, since they have no id that can be read; undefined where it is none. */
export function useWithoutId(): (records: readonly Listed[]) => string | undefined {
  const t = useTranslations('ui');
  return (records) => {
    const count = records.filter((record) => !hasId(record)).length;
    return count === 0 ? undefined : t('withoutId', { count });
  };
}

/** A record that was asked for by its id, with that id where its own cannot be read: what is changed of it has a way. */
export function useWithId<R extends Listed>(record: R | undefined, id: string): R | undefined {
  return useMemo(() => (!record || hasId(record) ? record : { ...record, id: typedId(id) }), [record, id]);
}
