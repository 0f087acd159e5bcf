import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PipelineList } from '@/components/pipelines/settings/pipeline-list';
import { AreaMessages } from '@/components/session/area-messages';
import { EarlyReads } from '@/components/session/early-reads';
import { listPipelines } from '@/lib/api/contract/pipelines';
import { earlyRead } from '@/lib/api/early-read';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pipelines');
  return { title: t('list.title') };
}

export default function PipelinesPage() {
  return (
    <AreaMessages area="pipeline-settings">
      <EarlyReads of={[earlyRead(listPipelines, {})]} page="pipelines">
        <PipelineList />
      </EarlyReads>
    </AreaMessages>
  );
}
