'use client';

import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { FormError } from '@/components/ui/fields/form-error';
import { IconButton } from '@/components/ui/icon-button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { ErrorState, LoadingState } from '@/components/ui/states';
import type { Template } from '@/lib/templates/template-input';
import { TemplateForm } from './template-form';
import { useTemplates } from './use-templates';

/** Writes, changes and deletes templates. A deleted one can be put back from the message that says so. */
export function ManageTemplates({ onClose }: { onClose: () => void }) {
  const t = useTranslations('content.conversations.templates');
  const { templates, error, isPending, refetch, remove, create } = useTemplates();
  const [edited, setEdited] = useState<Template | 'new'>();

  async function removeTemplate({ id, name, body }: Template) {
    const isDone = await remove.mutateAsync(id).then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    toastSuccess(t('removed', { name }), { label: t('undo'), onClick: () => create.mutate({ name, body }) });
  }

  if (edited !== undefined) {
    const template = edited === 'new' ? undefined : edited;
    return (
      <Dialog isOpen onOpenChange={onClose} title={template ? t('editTitle') : t('newTitle')}>
        <TemplateForm template={template} onDone={() => setEdited(undefined)} />
      </Dialog>
    );
  }
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('manageTitle')}>
      <div className="space-y-3">
        <p className="text-ink-muted">{t('manageText')}</p>
        {isPending ? (
          <LoadingState rows={3} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : templates.length === 0 ? (
          <EmptyState title={t('none')} />
        ) : (
          <ul className="divide-y">
            {templates.map((template) => (
              <li key={template.id} className="flex items-start gap-2 py-2">
                <div className="min-w-0 flex-1">
                  <p className="truncate font-medium">{template.name}</p>
                  <p className="line-clamp-2 whitespace-pre-wrap break-words text-ink-muted text-xs">
                    {template.body}
                  </p>
                </div>
                <IconButton
                  label={t('edit', { name: template.name })}
                  icon={<Pencil aria-hidden />}
                  onPress={() => setEdited(template)}
                />
                <IconButton
                  label={t('remove', { name: template.name })}
                  icon={<Trash2 aria-hidden />}
                  onPress={() => void removeTemplate(template)}
                />
              </li>
            ))}
          </ul>
        )}
        <FormError error={remove.error ?? create.error} />
        <Button variant="primary" icon={<Plus aria-hidden />} onPress={() => setEdited('new')}>
          {t('new')}
        </Button>
      </div>
    </Dialog>
  );
}
