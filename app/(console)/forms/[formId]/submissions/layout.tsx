import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SubmissionsPage } from '@/components/forms/submissions/submissions-page';
import { writtenVersions } from '@/components/forms/written-versions';
import { FirstPage } from '@/components/records/list/first-page';
import { EarlyReads } from '@/components/session/early-reads';
import { asSent, KnownData } from '@/components/session/known-data';
import { AreaGate } from '@/components/shell/area-gate';
import { formVersions } from '@/lib/activity/form-versions';
import { getForm } from '@/lib/api/contract/forms';
import { earlyRead } from '@/lib/api/early-read';
import { requireSession } from '@/lib/auth/session';
import { getSessionView } from '@/lib/connection/session-view';
import { readVersions } from '@/lib/forms/form-versions';
import { submissionsOf } from '@/lib/resources/forms/submissions';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('forms.submissions');
  return { title: t('title') };
}

type LayoutProps = { params: Promise<{ formId: string }>; children: ReactNode };

/** The list stays while a panel opens beside it: `children` is the panel. */
export default async function SubmissionsLayout({ params, children }: LayoutProps) {
  const formId = decodeURIComponent((await params).formId);
  return (
    <AreaGate page="submissions">
      <EarlyReads of={[earlyRead(getForm, { path: { form_id: formId } })]}>
        <FirstPage of={submissionsOf(formId, [])}>
          <KnownData data={await knownVersions(formId)}>
            <SubmissionsPage key={formId} formId={formId}>
              {children}
            </SubmissionsPage>
          </KnownData>
        </FirstPage>
      </EarlyReads>
    </AreaGate>
  );
}

/** What the columns of older answers are told by. */
async function knownVersions(formId: string) {
  const { connection } = await getSessionView(await requireSession());
  if (!connection) return [];
  const versions = await asSent(formVersions(connection.id, formId).then(readVersions));
  return [[writtenVersions(connection.id, formId).queryKey, versions]] as const;
}
