'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { RecordPicker } from '@/components/records/pick/record-picker';
import { useTarget } from '@/components/session/session-context';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import type { PreviewRecords } from '@/components/workflows/values/merge-tags';
import { getContact } from '@/lib/api/contract/contacts';
import { getDeal } from '@/lib/api/contract/deals';
import type { Id } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';
import { rawOf } from '@/lib/api/tolerant';
import type { Json } from '@/lib/contract/scalars';

export type PreviewChoice = { readonly kind: 'contact' | 'deal'; readonly id: Id | null };

type Preview = {
  readonly choice: PreviewChoice;
  readonly choose: (choice: PreviewChoice) => void;
  /** Undefined while nobody is chosen. */
  readonly records: PreviewRecords | undefined;
};

const PreviewContext = createContext<Preview | undefined>(undefined);

/** The contact or deal that forms fill tags in from, and that a test run is for. Lives as long as the editor. */
export function PreviewProvider({ children }: { children: ReactNode }) {
  const target = useTarget();
  const [choice, choose] = useState<PreviewChoice>({ kind: 'contact', id: null });
  const id = choice.id ?? '';
  const deal = useQuery({
    ...queryOf(getDeal, { path: { deal_id: id } }, target),
    enabled: choice.kind === 'deal' && choice.id !== null,
  });
  const contactId = choice.kind === 'contact' ? choice.id : (deal.data?.contacto_id ?? null);
  const contact = useQuery({
    ...queryOf(getContact, { path: { cid: contactId ?? '' } }, target),
    enabled: contactId !== null,
  });
  const preview = useMemo<Preview>(() => {
    const raw = (record: unknown) => (record === undefined ? undefined : (rawOf(record) as Json));
    const records = { contact: raw(contact.data), deal: raw(deal.data) };
    return { choice, choose, records: choice.id === null ? undefined : records };
  }, [choice, contact.data, deal.data]);
  return <PreviewContext value={preview}>{children}</PreviewContext>;
}

export function usePreview(): Preview {
  const preview = useContext(PreviewContext);
  if (!preview) throw new Error('usePreview outside of PreviewProvider');
  return preview;
}

/** Chooses whom the preview is of. */
export function PreviewPicker() {
  const t = useTranslations('workflows.preview');
  const { choice, choose } = usePreview();
  return (
    <div className="space-y-2">
      <SegmentedControl
        label={t('kind')}
        options={[
          { id: 'contact', label: t('contact') },
          { id: 'deal', label: t('deal') },
        ]}
        value={choice.kind}
        onChange={(kind) => choose({ kind, id: null })}
      />
      <RecordPicker
        key={choice.kind}
        of={choice.kind === 'contact' ? 'contacts' : 'deals'}
        label={t(choice.kind)}
        value={choice.id}
        onChange={(id) => choose({ ...choice, id })}
      />
    </div>
  );
}
