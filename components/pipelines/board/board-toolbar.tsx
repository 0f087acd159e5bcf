'use client';

import { KanbanSquare, List, ListFilter, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useBoard } from '@/components/pipelines/board-context';
import type { CardView } from '@/components/pipelines/cards/card-view';
import { CardViewMenu } from '@/components/pipelines/cards/card-view-menu';
import { FilterChips } from '@/components/pipelines/filter/filter-chips';
import { SearchBox } from '@/components/records/list/search-box';
import { SavedViews } from '@/components/records/views/saved-views';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import { lazy } from '@/components/ui/lazy';
import { LinkButton } from '@/components/ui/link-button';
import { createDeal } from '@/lib/api/contract/deals';
import { countFilters, type DealFilter, noFilter } from '@/lib/deals/deal-filter';
import { PipelineSwitcher } from './pipeline-switcher';

const FilterPanel = lazy(() =>
  import('@/components/pipelines/filter/filter-panel').then((module) => module.FilterPanel),
);
const ListTools = lazy(() =>
  import('@/components/pipelines/list/list-tools').then((module) => module.ListTools),
);

type BoardToolbarProps = {
  filter: DealFilter;
  onFilter: (change: Partial<DealFilter>) => void;
  isList: boolean;
  onIsList: (isList: boolean) => void;
  view: CardView;
  onView: (view: CardView) => void;
  /** The address without its question mark, and how to go to another one. */
  query: string;
  onQuery: (query: string) => void;
  isEmpty: boolean;
  isWithoutMatch: boolean;
};

/** Above the board: which pipeline, which deals, how they are shown. */
export function BoardToolbar(props: BoardToolbarProps) {
  const { filter, onFilter, isList, view, isEmpty, isWithoutMatch } = props;
  const t = useTranslations('pipelines');
  const board = useBoard();
  const mayCreate = useCan(createDeal);
  const [isOpen, setIsOpen] = useState(false);
  const filterButton = useRef<HTMLButtonElement>(null);
  const count = countFilters({ ...filter, q: '' });

  return (
    <header className="flex flex-col gap-2 px-4 pt-4 pb-3 sm:px-6">
      <div className="flex flex-wrap items-center gap-2">
        <PipelineSwitcher />
        {mayCreate && (
          <LinkButton
            href={board.newDealHref}
            scroll={false}
            variant="primary"
            icon={<Plus aria-hidden />}
            className="ml-auto"
          >
            {t('new.button')}
          </LinkButton>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox
          label={t('filter.search')}
          value={filter.q}
          onCommit={(q) => onFilter({ q })}
          className="w-full sm:w-64"
        />
        <Button
          ref={filterButton}
          icon={<ListFilter aria-hidden />}
          aria-expanded={isOpen}
          onPress={() => setIsOpen((open) => !open)}
        >
          {count === 0 ? t('filter.button') : t('filter.buttonCount', { count })}
        </Button>
        {countFilters(filter) > 0 && (
          <Button variant="ghost" onPress={() => onFilter(noFilter)}>
            {t('filter.clear')}
          </Button>
        )}
        <div role="status" className={isList ? 'sr-only' : 'text-ink-muted'}>
          {isWithoutMatch ? t('filter.noMatch') : isEmpty ? t('board.empty') : ''}
        </div>
        <SegmentedControl
          label={t('view.label')}
          className="max-sm:ml-auto sm:order-last"
          value={isList ? 'list' : 'board'}
          onChange={(chosen) => props.onIsList(chosen === 'list')}
          options={[
            { id: 'board', label: t('view.board'), icon: <KanbanSquare aria-hidden />, isIconOnly: true },
            { id: 'list', label: t('view.list'), icon: <List aria-hidden />, isIconOnly: true },
          ]}
        />
        <div className="flex flex-wrap items-center gap-2 sm:ml-auto">
          <SavedViews page="deals" query={props.query} onApply={props.onQuery} />
          {isList ? <ListTools query={props.query} /> : <CardViewMenu view={view} onView={props.onView} />}
        </div>
      </div>
      <FilterChips filter={filter} onFilter={onFilter} after={filterButton} />
      {isOpen && <FilterPanel filter={filter} onFilter={onFilter} />}
    </header>
  );
}
