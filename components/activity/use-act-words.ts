'use client';

import { useTranslations } from 'next-intl';
import type { ActivityEntry } from './activity-queries';

/** Acts of the console itself have a colon, which no key of messages may hold. */
const ownActs: Readonly<Record<string, string>> = {
  'configuration:approve': 'approvePlan',
  'configuration:begin': 'beginPlan',
  'configuration:withdraw': 'withdrawPlan',
  'configuration:stop': 'stopPlan',
  'configuration:undo': 'undoPlan',
  'token:create': 'createToken',
  'token:revoke': 'revokeToken',
};

/** What a write was, in words, with the name of what it was done to: "Created deal Renovación". */
export function useActWords() {
  const t = useTranslations('acts');
  return ({ operationId, record }: Pick<ActivityEntry, 'operationId' | 'record'>): string => {
    const key = (ownActs[operationId] ?? operationId) as 'createDeal';
    const act = /^\w+$/.test(key) && t.has(key) ? t(key) : operationId;
    return record === null || act === operationId ? act : `${act} ${record}`;
  };
}
