'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { JsonFile } from '@/components/editing/json-file';
import type { FormDocument } from '@/components/forms/document/form-document';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { checkFormFile } from './form-file';
import { FormFileReport } from './form-file-report';

type ImportFormProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Takes the file's `campos` and `ajustes`, as far as it has them; name and address stay. */
  onApply: (content: FormDocument) => void;
};

/** A file whose content takes the place of what an open form holds; whoever opens it makes that one step of its history. */
export function ImportForm({ isOpen, onOpenChange, onApply }: ImportFormProps) {
  const t = useTranslations('forms.import');
  const [text, setText] = useState('');
  const file = text.trim() === '' ? undefined : checkFormFile(text);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t('replaceText')}
      footer={
        <Button
          variant="primary"
          isDisabled={file?.kind !== 'form'}
          onPress={() => {
            if (file?.kind !== 'form') return;
            onApply(file.content);
            setText('');
            onOpenChange(false);
          }}
        >
          {t('apply')}
        </Button>
      }
    >
      <JsonFile text={text} onChange={setText}>
        {file && <FormFileReport file={file} />}
      </JsonFile>
    </Dialog>
  );
}
