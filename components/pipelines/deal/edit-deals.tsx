'use client';

import { EditSelected } from '@/components/records/list/edit-selected';
import { useBulkWrites } from '@/components/records/list/use-bulk-writes';
import type { DealRecord } from '@/lib/api/records';
import { updateDeal } from '@/lib/contract/deals';
import { deals as resource } from '@/lib/resources/pipelines/deals';
import { useNoteDeal } from './use-note-deal';

const rules = async () => updateDeal.body.shape;
const selection = { clear: () => {} };

type EditDealsProps = { deals: readonly DealRecord[]; onClose: () => void };

/** Asks what the chosen deals are to hold in one of their fields, and changes it in all of them. */
export function EditDeals({ deals, onClose }: EditDealsProps) {
  const { put } = useNoteDeal();
  const writes = useBulkWrites<DealRecord>({ of: resource, chosen: deals, selection, onSaved: put });
  return (
    <EditSelected
      of={resource as never}
      rules={rules}
      count={writes.count}
      onEdit={writes.edit}
      onClose={onClose}
    />
  );
}
