'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { NewRecord } from '@/components/records/form/use-new-record';
import { useTarget } from '@/components/session/session-context';
import type { DealRecord } from '@/lib/api/records';
import type { Body } from '@/lib/records/draft';
import { listedWhere } from '@/lib/records/note-record';
import { deals } from '@/lib/resources/pipelines/deals';
import { dealByExternalId, isSaidTaken, mayBeTaken } from './external-id';

type Found = { readonly externalId: string; readonly deal: DealRecord };

/**
 * The deal that has the external id which is typed: among those that this page has read, or the one for which a new
 * deal was refused. The API finds none by it.
 */
export function useTakenId({ form }: NewRecord) {
  const client = useQueryClient();
  const target = useTarget();
  const typed = String(useWatch({ control: form.control, name: 'external_id' }) ?? '').trim();
  const [found, setFound] = useState<Found>();
  const isTyped = (deal: DealRecord) => deal.external_id === typed;
  const listed = typed === '' ? undefined : listedWhere<DealRecord>(client, deals, target, isTyped);

  /** Looks which deal a refusal means; answers whether it was about the external id. */
  async function look(error: unknown, { external_id }: Body): Promise<boolean> {
    if (typeof external_id !== 'string' || !mayBeTaken(error)) return false;
    // A search that fails leaves the refusal as it is.
    const deal = await dealByExternalId(external_id, { ...target, isNow: true }).catch(() => null);
    if (deal) setFound({ externalId: external_id, deal });
    return deal !== null || isSaidTaken(error);
  }

  return { deal: listed ?? (found?.externalId === typed ? found.deal : undefined), look };
}
