'use client';

import { useTranslations } from 'next-intl';
import { useBoard } from '@/components/pipelines/board-context';
import { ExportMenu } from '@/components/records/list/export-menu';
import { ColumnChoice } from '@/components/records/views/column-choice';
import { useColumns } from '@/components/records/views/use-columns';
import { deals } from '@/lib/resources/pipelines/deals';
import { useDealColumns } from './use-deal-columns';

/** Which columns the list has, and its export; `query` is the address without its question mark. */
export function ListTools({ query }: { query: string }) {
  const t = useTranslations('pipelines');
  const { pipelineId } = useBoard();
  const columns = useDealColumns();
  const { state, change } = useColumns(deals.name, columns);
  return (
    <>
      <ColumnChoice columns={columns} state={state} onChange={change} />
      <ExportMenu
        list={deals.name}
        name={t('board.title')}
        query={`pipeline_id=${encodeURIComponent(pipelineId)}&${query}`}
      />
    </>
  );
}
