'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DiscardDialog } from '@/components/ui/overlays/discard-dialog';
import { PageSection } from './page-section';
import { type Known, RecordDetails } from './record-details';
import type { RecordPanelProps } from './record-panel';
import { useRecordParts, withOwn } from './record-parts';
import { useLeaveGuard } from './use-leave-guard';

const SHOWN = 5;

/** A record on a page of its own: its fields, and beside them what belongs to it, each part read by itself. */
export function RecordSections<Row extends object>(props: RecordPanelProps<Row> & { record: Known<Row> }) {
  const { of, record } = props;
  const t = useTranslations('records.panel');
  const router = useRouter();
  const [isDirty, setIsDirty] = useState(false);
  const [asked, setAsked] = useState<string>();
  useLeaveGuard(isDirty, setAsked);
  const { related, own, history } = useRecordParts({ ...props, shown: SHOWN });
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)]">
      <PageSection title={t('details')}>
        <RecordDetails {...props} of={of} record={record} onDirty={setIsDirty} />
      </PageSection>
      <div className="grid min-w-0 gap-4">
        {withOwn(related, own, history).map(({ id, label, content }) => (
          <PageSection key={id} title={label}>
            {content}
          </PageSection>
        ))}
      </div>
      <DiscardDialog
        isOpen={asked !== undefined}
        onKeep={() => setAsked(undefined)}
        onDiscard={() => router.push(asked ?? of.path)}
      />
    </div>
  );
}
