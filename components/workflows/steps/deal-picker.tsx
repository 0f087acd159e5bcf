'use client';

import { useQuery } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { ComboBox } from '@/components/ui/fields/combo-box';
import { useWithoutId } from '@/components/ui/without-id';
import { listDeals } from '@/lib/api/contract/deals';
import { hasId } from '@/lib/api/has-id';
import type { Id } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';

type DealPickerProps = { label: string; value: Id | null; onChange: (id: Id | null) => void };

/** One of the latest deals. The API finds no deals by text, so the choice is among the first page. */
export function DealPicker({ label, value, onChange }: DealPickerProps) {
  const { data, isPending } = useQuery(queryOf(listDeals, { query: { limit: 100 } }, useTarget()));
  const found = data?.items ?? [];
  const deals = found.filter(hasId);
  const withoutId = useWithoutId()(found);
  return (
    <ComboBox
      label={label}
      description={withoutId}
      options={deals.map((deal) => ({
        id: String(deal.id),
        label: deal.title || `#${deal.id}`,
        description: `#${deal.id}`,
      }))}
      value={value === null ? null : String(value)}
      isLoading={isPending}
      onChange={(id) => onChange(deals.find((deal) => String(deal.id) === id)?.id ?? null)}
    />
  );
}
