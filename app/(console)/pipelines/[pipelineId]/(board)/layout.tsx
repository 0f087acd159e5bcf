import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PipelineBoard } from '@/components/pipelines/board/pipeline-board';
import { boardReads } from '@/components/pipelines/first-reads';
import { EarlyReads } from '@/components/session/early-reads';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pipelines');
  return { title: t('board.title') };
}

type BoardLayoutProps = { params: Promise<{ pipelineId: string }>; children: ReactNode };

/** The board stays while the panels over it, each with an address of its own, come and go. */
export default async function BoardLayout({ params, children }: BoardLayoutProps) {
  const pipelineId = decodeURIComponent((await params).pipelineId);
  return (
    <EarlyReads of={(search) => boardReads(pipelineId, search)} page="pipelines">
      <PipelineBoard pipelineId={pipelineId}>{children}</PipelineBoard>
    </EarlyReads>
  );
}
