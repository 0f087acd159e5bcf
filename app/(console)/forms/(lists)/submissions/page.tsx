import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { InboxPage } from '@/components/forms/submissions/inbox-page';
import { KnownViews } from '@/components/records/views/known-views';
import { EarlyReads } from '@/components/session/early-reads';
import { AreaGate } from '@/components/shell/area-gate';
import { inboxReads } from '@/lib/forms/inbox-reads';
import { inbox } from '@/lib/resources/forms/submissions';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('forms.submissions');
  return { title: t('inboxTitle') };
}

export default function InboxRoute() {
  return (
    <AreaGate page="submissions">
      <EarlyReads page="submissions" of={inboxReads}>
        <KnownViews page={inbox.name}>
          <InboxPage />
        </KnownViews>
      </EarlyReads>
    </AreaGate>
  );
}
