import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { forecastReads } from '@/components/pipelines/first-reads';
import { ForecastPage } from '@/components/pipelines/forecast/forecast-page';
import { AreaMessages } from '@/components/session/area-messages';
import { EarlyReads } from '@/components/session/early-reads';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('forecast');
  return { title: t('title') };
}

type ForecastRouteProps = { params: Promise<{ pipelineId: string }> };

export default async function ForecastRoute({ params }: ForecastRouteProps) {
  const pipelineId = decodeURIComponent((await params).pipelineId);
  return (
    <AreaMessages area="forecast">
      <EarlyReads of={(search) => forecastReads(pipelineId, search)} page="pipelines">
        <ForecastPage pipelineId={pipelineId} />
      </EarlyReads>
    </AreaMessages>
  );
}
