'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { NewRecord } from '@/components/records/form/use-new-record';
import { useTarget } from '@/components/session/session-context';
import { getContact } from '@/lib/api/contract/contacts';
import type { Id } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';

/** A new deal's company is its contact's, until somebody chooses another. */
export function useCompanyOfContact({ form }: NewRecord): void {
  const contact = useWatch({ control: form.control, name: 'contacto_id' }) as Id | null | undefined;
  const { data } = useQuery({
    ...queryOf(getContact, { path: { cid: contact ?? '' } }, useTarget()),
    enabled: contact !== null && contact !== undefined,
  });
  const filled = useRef<Id | null>(null);
  const fillIn = useEffectEvent((id: Id | null) => {
    const now = form.getValues().empresa_id;
    if (now !== null && now !== filled.current) return;
    filled.current = id;
    if (now !== id) form.setValue('empresa_id', id, { shouldDirty: true });
  });
  useEffect(() => {
    if (data) fillIn(data.empresa_id ?? null);
  }, [data]);
}
