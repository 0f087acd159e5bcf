'use client';

import { useTranslations } from 'next-intl';
import type { ActivityEntry } from './activity-queries';

/** What a write was, in words, with the name of what it was done to: "Created deal Renovación". */
export function useActWords() {
  const t = useTranslations('acts');
  return ({ operationId, record }: Pick<ActivityEntry, 'operationId' | 'record'>): string => {
    // Acts of the console itself on plans have a colon, which no key of messages may stand for.
    const key = operationId.replace(/^configuration:/, 'plan_') as 'createDeal';
    const act = /^\w+$/.test(key) && t.has(key) ? t(key) : operationId;
    return record === null || act === operationId ? act : `${act} ${record}`;
  };
}
