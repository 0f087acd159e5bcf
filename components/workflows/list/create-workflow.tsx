'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { CreateDocument } from '@/components/editing/create-document';
import { nodeOfFile } from '@/components/editing/document-text';
import { useBlocks } from '@/components/workflows/blocks/use-blocks';
import { workflowPath } from '@/components/workflows/paths';
import { checkImport } from './import-check';
import { ImportReport } from './import-report';
import { documentOfTemplate, templateNames } from './templates';
import { useCreateWorkflow } from './use-create-workflow';

/** Makes a workflow: blank, from a template that this server has all the blocks for, or from a file. */
export function CreateWorkflow(props: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const t = useTranslations('workflows.create');
  const tt = useTranslations('workflows.template');
  const router = useRouter();
  const { index } = useBlocks();
  const create = useCreateWorkflow();
  const names = index ? templateNames.filter((name) => documentOfTemplate(name, index)) : [];
  return (
    <CreateDocument
      {...props}
      title={t('title')}
      submitLabel={t('submit')}
      nameMissing={t('nameMissing')}
      templates={names.map((id) => ({ id, label: tt(`${id}.name`), description: tt(`${id}.text`) }))}
      noTemplates={index ? t('noTemplates') : t('readingBlocks')}
      contentOf={(name) => index && documentOfTemplate(name, index)}
      check={(text) => {
        const check = checkImport(text, index);
        const report = <ImportReport check={check} />;
        return check.kind === 'workflow' ? { content: check.document, name: check.name, report } : { report };
      }}
      isPending={create.isPending}
      error={create.error}
      onCreate={({ nombre, content, text }) =>
        create.mutate(
          { nombre, content, like: text === undefined ? undefined : nodeOfFile(text, 'graph') },
          { onSuccess: (id) => router.push(workflowPath(id)) },
        )
      }
    />
  );
}
