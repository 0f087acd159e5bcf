'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { TextArea } from '@/components/ui/fields/text-area';
import { TextField } from '@/components/ui/fields/text-field';
import { templateFields } from '@/lib/conversations/template';
import { tagsIn } from '@/lib/rules/merge-tags';
import type { Template } from '@/lib/templates/template-input';
import { useTemplates } from './use-templates';

/** One template: its name, its text, and the tags that the console fills in. */
export function TemplateForm({ template, onDone }: { template: Template | undefined; onDone: () => void }) {
  const t = useTranslations('content.conversations.templates');
  const { create, change } = useTemplates();
  const [name, setName] = useState(template?.name ?? '');
  const [body, setBody] = useState(template?.body ?? '');
  const form = useRef<HTMLFormElement>(null);
  const isReady = name.trim() !== '' && body.trim() !== '';
  const unknown = tagsIn(body).filter(
    (path) =>
      templateFields.every((field) => field.path !== path) && !path.startsWith('contact.campos_custom.'),
  );

  function insert(path: string) {
    const area = form.current?.querySelector('textarea');
    const [from, to] = [area?.selectionStart ?? body.length, area?.selectionEnd ?? body.length];
    setBody(`${body.slice(0, from)}{{${path}}}${body.slice(to)}`);
    area?.focus();
  }
  function save() {
    if (!isReady) return;
    const values = { name: name.trim(), body };
    if (template) change.mutate({ id: template.id, ...values }, { onSuccess: onDone });
    else create.mutate(values, { onSuccess: onDone });
  }

  return (
    <form
      ref={form}
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField label={t('name')} value={name} onChange={setName} maxLength={100} autoFocus />
      <TextArea label={t('body')} value={body} onChange={setBody} rows={6} maxLength={10_000} />
      <fieldset aria-label={t('insert')} className="flex flex-wrap gap-1.5">
        {templateFields.map(({ path, word }) => (
          <Button key={path} size="sm" onPress={() => insert(path)}>
            {t(`field.${word}`)}
          </Button>
        ))}
      </fieldset>
      {unknown.length > 0 && (
        <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-warning-ink text-xs">
          {t('unknownTags', { tags: unknown.map((path) => `{{${path}}}`).join(', ') })}
        </p>
      )}
      <FormError error={create.error ?? change.error} />
      <div className="flex justify-end gap-2">
        <Button onPress={onDone}>{t('cancel')}</Button>
        <Button
          type="submit"
          variant="primary"
          isDisabled={!isReady}
          isPending={create.isPending || change.isPending}
        >
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
