'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { TextField } from '@/components/ui/fields/text-field';
import { IconButton } from '@/components/ui/icon-button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { toastSuccess } from '@/components/ui/overlays/toast';
import type { SavedView } from '@/lib/views/view-input';
import { useViews } from './use-views';

/** Renames and deletes views. A deleted one can be put back from the message that says so. */
export function ManageViews({ page, onClose }: { page: string; onClose: () => void }) {
  const t = useTranslations('shell.views');
  const { views, remove, create } = useViews(page);

  async function removeView(view: SavedView) {
    const done = await remove.mutateAsync(view.id).then(
      () => true,
      () => false,
    );
    if (!done) return;
    const { name, query } = view;
    toastSuccess(t('removed', { name }), { label: t('undo'), onClick: () => create.mutate({ name, query }) });
  }

  return (
    <Dialog isOpen onOpenChange={onClose} title={t('manageTitle')}>
      <div className="space-y-3">
        {views.length === 0 && <p className="text-ink-muted">{t('none')}</p>}
        <ul className="space-y-2">
          {views.map((view) => (
            <li key={view.id} className="flex items-start gap-2">
              <RenameView page={page} view={view} />
              <IconButton
                label={t('remove', { name: view.name })}
                icon={<Trash2 aria-hidden />}
                onPress={() => void removeView(view)}
              />
            </li>
          ))}
        </ul>
        <FormError error={remove.error ?? create.error} />
      </div>
    </Dialog>
  );
}

function RenameView({ page, view }: { page: string; view: SavedView }) {
  const t = useTranslations('shell.views');
  const { change } = useViews(page);
  const [name, setName] = useState(view.name);
  const isChanged = name.trim() !== '' && name.trim() !== view.name;
  return (
    <form
      className="min-w-0 flex-1 space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) change.mutate({ id: view.id, name: name.trim() });
      }}
    >
      <div className="flex gap-2">
        <TextField
          label={t('nameOf', { name: view.name })}
          isLabelHidden
          value={name}
          onChange={setName}
          maxLength={100}
          className="flex-1"
        />
        {isChanged && (
          <Button type="submit" isPending={change.isPending}>
            {t('rename')}
          </Button>
        )}
      </div>
      <FormError error={change.error} />
    </form>
  );
}
