import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ForecastPage } from '@/components/pipelines/forecast/forecast-page';
import { AreaMessages } from '@/components/session/area-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('forecast');
  return { title: t('title') };
}

type ForecastRouteProps = { params: Promise<{ pipelineId: string }> };

export default async function ForecastRoute({ params }: ForecastRouteProps) {
  const { pipelineId } = await params;
  return (
    <AreaMessages area="forecast">
      <ForecastPage pipelineId={decodeURIComponent(pipelineId)} />
    </AreaMessages>
  );
}
