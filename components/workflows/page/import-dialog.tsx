'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { JsonFile } from '@/components/editing/json-file';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import { checkImport } from '@/components/workflows/list/import-check';
import { ImportReport } from '@/components/workflows/list/import-report';

/** Puts a file's content in place of the document's, as one step that can be undone. The name stays. */
export function ImportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations('workflows.import');
  const { editor, index } = useEditorScope();
  const [text, setText] = useState('');
  const check = text.trim() === '' ? undefined : checkImport(text, index);

  function apply() {
    if (check?.kind !== 'workflow') return;
    const { graph, triggers, settings } = check.document;
    const given = Object.entries({ graph, triggers, settings }).filter(([, part]) => part !== undefined);
    editor.edit('import', (at) => ({ ...at, ...Object.fromEntries(given) }));
    editor.say(t('done'));
    setText('');
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t('title')}
      description={t('replaceText')}
      footer={
        <Button variant="primary" isDisabled={check?.kind !== 'workflow'} onPress={apply}>
          {t('apply')}
        </Button>
      }
    >
      <JsonFile text={text} onChange={setText}>
        {check && <ImportReport check={check} />}
      </JsonFile>
    </Dialog>
  );
}
