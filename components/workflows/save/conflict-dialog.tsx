'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { WorkflowDocument } from '@/components/workflows/document/document';
import { clashesOf, mergeDocuments, type Side } from '@/components/workflows/document/document-merge';
import { diffDocuments } from '@/components/workflows/document/document-parts';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import { PartFields } from './part-fields';
import { usePartName } from './use-part-name';

type ConflictDialogProps = {
  theirs: WorkflowDocument;
  onClose: () => void;
  /** After the choice is in the document: save again. */
  onResolved: () => void;
};

/** Somebody changed the stored workflow meanwhile: keep mine, take theirs, or merge part by part. */
export function ConflictDialog({ theirs, onClose, onResolved }: ConflictDialogProps) {
  const t = useTranslations('workflows.conflict');
  const { editor } = useEditorScope();
  const partName = usePartName();
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const base = editor.state.stored;
  const mine = editor.document;
  const clashes = clashesOf(base, mine, theirs);
  const others = diffDocuments(base, theirs);

  function resolve(document: WorkflowDocument) {
    editor.set({ stored: theirs, serverRevision: theirs });
    editor.edit('merge', () => document);
    onResolved();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={t('title')}
      description={t('text')}
      footer={
        <>
          <Button onPress={() => resolve(theirs)}>{t('takeTheirs')}</Button>
          <Button onPress={() => resolve(mine)}>{t('keepMine')}</Button>
          <Button variant="primary" onPress={() => resolve(mergeDocuments(base, mine, theirs, choices))}>
            {t('merge')}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <section>
          <h3 className="mb-1 font-medium">{t('theirChanges')}</h3>
          <ul className="text-ink-muted text-xs">
            {others.map(({ name, change }) => (
              <li key={name}>
                {t(`change.${change}`)}: {partName(name)}
              </li>
            ))}
          </ul>
        </section>
        {clashes.length === 0 ? (
          <p>{t('noClash')}</p>
        ) : (
          clashes.map((clash) => (
            <section key={clash.name} className="space-y-2 rounded-md border p-3">
              <RadioGroup
                label={partName(clash.name)}
                options={[
                  { id: 'mine', label: t('mine') },
                  { id: 'theirs', label: t('theirs') },
                ]}
                value={choices.get(clash.name) ?? 'mine'}
                onChange={(side) => setChoices(new Map(choices).set(clash.name, side))}
              />
              <PartFields
                part={clash.name}
                before={clash.mine}
                after={clash.theirs}
                labels={{ before: t('mine'), after: t('theirs') }}
                none={t('gone')}
                level={4}
              />
            </section>
          ))
        )}
      </div>
    </Dialog>
  );
}
