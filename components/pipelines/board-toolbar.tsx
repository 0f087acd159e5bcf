'use client';

import { ListFilter, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCan } from '@/components/layout/session-context';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { SearchField } from '@/components/ui/search-field';
import { createDeal } from '@/lib/contract/pipelines';
import { useBoard } from './board-context';
import type { CardView } from './card-view';
import { CardViewMenu } from './card-view-menu';
import { countFilters, type DealFilter, noFilter } from './deal-filter';
import { FilterPanel } from './filter-panel';
import { PipelineSwitcher } from './pipeline-switcher';

type BoardToolbarProps = {
  filter: DealFilter;
  onFilter: (filter: DealFilter) => void;
  view: CardView;
  onView: (view: CardView) => void;
  isEmpty: boolean;
  isWithoutMatch: boolean;
};

/** Above the board: which pipeline, which deals, how they are shown. */
export function BoardToolbar(props: BoardToolbarProps) {
  const { filter, onFilter, view, onView, isEmpty, isWithoutMatch } = props;
  const t = useTranslations('pipelines');
  const board = useBoard();
  const mayCreate = useCan(createDeal);
  const [isOpen, setIsOpen] = useState(false);
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
        <SearchField
          label={t('filter.search')}
          value={filter.q}
          onChange={(q) => onFilter({ ...filter, q })}
          className="w-full sm:w-64"
        />
        <Button
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
        <div role="status" className="text-ink-muted">
          {isWithoutMatch ? t('filter.noMatch') : isEmpty ? t('board.empty') : ''}
        </div>
        <CardViewMenu view={view} onView={onView} />
      </div>
      {isOpen && <FilterPanel filter={filter} onFilter={onFilter} />}
    </header>
  );
}
