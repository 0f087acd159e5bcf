'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/fields/text-area';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useEditor, useEditorScope } from '@/components/workflows/editor/editor-context';

/** What the workflow is for, in the words of its maker. */
export function DescriptionDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations('workflows.editor');
  const { editor } = useEditorScope();
  const descripcion = useEditor((state) => state.history.present.document.descripcion);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t('description')}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('done')}
        </Button>
      }
    >
      <TextArea
        label={t('description')}
        value={typeof descripcion === 'string' ? descripcion : ''}
        maxLength={2000}
        rows={5}
        onChange={(text) =>
          editor.edit(
            'description',
            (at) => ({ ...at, descripcion: text === '' ? null : text }),
            'description',
          )
        }
      />
    </Dialog>
  );
}
