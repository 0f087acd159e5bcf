'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import { TextField } from '@/components/ui/fields/text-field';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useBlocks } from '@/components/workflows/blocks/use-blocks';
import { nodeOfFile } from '@/components/workflows/document/document-text';
import { workflowPath } from '@/components/workflows/paths';
import { checkImport } from './import-check';
import { ImportFields } from './import-fields';
import { TemplateFields } from './template-fields';
import { documentOfTemplate, type TemplateName } from './templates';
import { useCreateWorkflow } from './use-create-workflow';

type Origin = 'blank' | 'template' | 'import';

/** Makes a workflow: blank, from a template, or from a file. */
export function CreateWorkflow(props: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const t = useTranslations('workflows.create');
  const tt = useTranslations('workflows.template');
  const router = useRouter();
  const { index } = useBlocks();
  const create = useCreateWorkflow();
  const [origin, setOrigin] = useState<Origin>('blank');
  const [name, setName] = useState('');
  const [template, setTemplate] = useState<TemplateName | null>(null);
  const [text, setText] = useState('');
  const [wasTried, setWasTried] = useState(false);

  const check = origin === 'import' && text.trim() !== '' ? checkImport(text, index) : undefined;
  const imported = check?.kind === 'workflow' ? check : undefined;
  const suggested = origin === 'import' ? (imported?.name ?? '') : template ? tt(`${template}.name`) : '';
  const finalName = name.trim() || suggested;
  const isMissing = (origin === 'template' && template === null) || (origin === 'import' && !imported);

  function submit() {
    setWasTried(true);
    if (finalName === '' || isMissing) return;
    const content =
      origin === 'import'
        ? imported?.document
        : origin === 'template' && template && index
          ? documentOfTemplate(template, index)
          : undefined;
    const like = imported && nodeOfFile(text);
    create.mutate({ nombre: finalName, content, like }, { onSuccess: (id) => router.push(workflowPath(id)) });
  }

  return (
    <Dialog
      {...props}
      title={t('title')}
      footer={
        <>
          <Button onPress={() => props.onOpenChange(false)}>{t('cancel')}</Button>
          <Button variant="primary" isPending={create.isPending} onPress={submit}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SegmentedControl
          label={t('origin')}
          options={[
            { id: 'blank', label: t('blank') },
            { id: 'template', label: t('template') },
            { id: 'import', label: t('import') },
          ]}
          value={origin}
          onChange={setOrigin}
        />
        {origin === 'template' && (
          <TemplateFields
            value={template}
            onChange={setTemplate}
            index={index}
            errorMessage={wasTried && template === null ? t('chooseTemplate') : undefined}
          />
        )}
        {origin === 'import' && (
          <ImportFields
            text={text}
            onChange={setText}
            check={check}
            errorMessage={wasTried && text.trim() === '' ? t('chooseFile') : undefined}
          />
        )}
        <TextField
          label={t('name')}
          value={name}
          onChange={setName}
          maxLength={200}
          placeholder={suggested}
          errorMessage={wasTried && finalName === '' ? t('nameMissing') : undefined}
        />
        <FormError error={create.error} retry="submit" />
      </form>
    </Dialog>
  );
}
