import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AreaMessages } from '@/components/layout/area-messages';
import { PipelineList } from '@/components/pipelines/pipeline-list';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pipelines');
  return { title: t('list.title') };
}

export default function PipelinesPage() {
  return (
    <AreaMessages area="pipeline-settings">
      <PipelineList />
    </AreaMessages>
  );
}
