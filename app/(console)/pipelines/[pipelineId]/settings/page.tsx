import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PipelineSettings } from '@/components/pipelines/settings/pipeline-settings';
import { AreaMessages } from '@/components/session/area-messages';
import { EarlyReads } from '@/components/session/early-reads';
import { listPipelines } from '@/lib/api/contract/pipelines';
import { earlyRead } from '@/lib/api/early-read';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pipeline-settings');
  return { title: t('title') };
}

type PipelineSettingsPageProps = { params: Promise<{ pipelineId: string }> };

export default async function PipelineSettingsPage({ params }: PipelineSettingsPageProps) {
  const { pipelineId } = await params;
  return (
    <AreaMessages area="pipeline-settings">
      <EarlyReads of={[earlyRead(listPipelines, {})]} page="pipelines">
        <PipelineSettings pipelineId={decodeURIComponent(pipelineId)} />
      </EarlyReads>
    </AreaMessages>
  );
}
