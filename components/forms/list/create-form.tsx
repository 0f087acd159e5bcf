'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { CreateDocument } from '@/components/editing/create-document';
import { nodeOfFile } from '@/components/editing/document-text';
import { formPath } from '@/components/forms/paths';
import { checkFormFile } from './form-file';
import { FormFileReport } from './form-file-report';
import { contentOfTemplate, templateNames } from './templates/templates';
import { useCreateForm } from './use-create-form';

/** Makes a form: with the server's four fields, from a template in the language of the page, or from a file. */
export function CreateForm(props: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const t = useTranslations('forms.create');
  const tt = useTranslations('forms.template');
  const locale = useLocale();
  const router = useRouter();
  const create = useCreateForm();
  return (
    <CreateDocument
      {...props}
      title={t('title')}
      submitLabel={t('submit')}
      nameMissing={t('nameMissing')}
      templates={templateNames.map((id) => ({
        id,
        label: tt(`${id}.name`),
        description: tt(`${id}.text`),
      }))}
      contentOf={(name) => contentOfTemplate(name, locale)}
      check={(text) => {
        const file = checkFormFile(text);
        const report = <FormFileReport file={file} />;
        return file.kind === 'form' ? { content: file.content, name: file.name, report } : { report };
      }}
      isPending={create.isPending}
      error={create.error}
      onCreate={({ nombre, content, text }) =>
        create.mutate(
          { nombre, content, like: text === undefined ? undefined : nodeOfFile(text, 'campos') },
          { onSuccess: (id) => router.push(formPath(id)) },
        )
      }
    />
  );
}
