'use client';

import { Bookmark, Check, Pencil, Plus, RefreshCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazy } from '@/components/ui/lazy';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/overlays/menu';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import { ToolWords } from '@/components/ui/tool-words';
import type { SavedView } from '@/lib/views/view-input';
import { useViews } from './use-views';
import { isAsView, readView, viewQuery } from './view-query';

const SaveView = lazy(() => import('./save-view').then((module) => module.SaveView));
const ManageViews = lazy(() => import('./manage-views').then((module) => module.ManageViews));

type SavedViewsProps = {
  /** Names the list: `deliveries`. */
  page: string;
  /** The page's filters as its address has them, without the question mark. */
  query: string;
  onApply: (query: string) => void;
};

/** The views that the user saved of a list: applied, saved, replaced, renamed and deleted here. */
export function SavedViews({ page, query, onApply }: SavedViewsProps) {
  const t = useTranslations('shell.views');
  const { views, change, columns, chooseColumns } = useViews(page);
  const [open, setOpen] = useState<'save' | 'manage'>();
  const [lastId, setLastId] = useState<string>();
  const shown = views.find((view) => isAsView(view.query, query, columns));
  const last = shown ? undefined : views.find(({ id }) => id === lastId);

  function apply({ id, query: kept }: SavedView) {
    const { filters, columns: chosen } = readView(kept);
    setLastId(id);
    if (chosen) chooseColumns.mutate([...chosen]);
    onApply(filters);
  }

  async function replace(id: string, name: string) {
    try {
      await change.mutateAsync({ id, query: viewQuery(query, columns) });
      toastSuccess(t('replaced', { name }));
    } catch (error) {
      toastError(error, t('notSaved'));
    }
  }

  return (
    <>
      <Menu
        label={t('label')}
        placement="bottom start"
        trigger={
          <Button icon={<Bookmark aria-hidden />} className="max-w-56">
            <ToolWords>{shown?.name ?? t('label')}</ToolWords>
          </Button>
        }
      >
        {views.map((view) => (
          <MenuItem
            key={view.id}
            id={view.id}
            icon={view === shown ? <Check aria-hidden /> : <span className="block size-4" />}
            onAction={() => apply(view)}
          >
            {view.name}
          </MenuItem>
        ))}
        {views.length > 0 && <MenuSeparator />}
        <MenuItem
          id="save"
          icon={<Plus aria-hidden />}
          isDisabled={query === '' && columns === null}
          onAction={() => setOpen('save')}
        >
          {t('save')}
        </MenuItem>
        {last && (
          <MenuItem
            id="replace"
            icon={<RefreshCw aria-hidden />}
            onAction={() => void replace(last.id, last.name)}
          >
            {t('replace', { name: last.name })}
          </MenuItem>
        )}
        {views.length > 0 && (
          <MenuItem id="manage" icon={<Pencil aria-hidden />} onAction={() => setOpen('manage')}>
            {t('manage')}
          </MenuItem>
        )}
      </Menu>
      {open === 'save' && (
        <SaveView page={page} query={viewQuery(query, columns)} onClose={() => setOpen(undefined)} />
      )}
      {open === 'manage' && <ManageViews page={page} onClose={() => setOpen(undefined)} />}
    </>
  );
}
