import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PipelineSettings } from '@/components/pipelines/settings/pipeline-settings';
import { AreaMessages } from '@/components/session/area-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pipeline-settings');
  return { title: t('title') };
}

type PipelineSettingsPageProps = { params: Promise<{ pipelineId: string }> };

export default async function PipelineSettingsPage({ params }: PipelineSettingsPageProps) {
  const { pipelineId } = await params;
  return (
    <AreaMessages area="pipeline-settings">
      <PipelineSettings pipelineId={decodeURIComponent(pipelineId)} />
    </AreaMessages>
  );
}
