'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { FormDocument } from '@/components/forms/document/form-document';
import { useFormScope } from '@/components/forms/editor/editor-context';
import { ChangeList } from '@/components/forms/versions/change-list';
import { changesForVisitors } from '@/components/forms/versions/form-changes';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { ClashChoice } from './clash-choice';
import { type Choices, mergeForms } from './merge-forms';

type ConflictDialogProps = {
  isOpen: boolean;
  theirs: FormDocument | undefined;
  onClose: () => void;
  /** After the choice is in the document: save again. */
  onResolved: () => void;
};

/** Somebody changed the stored form meanwhile: what each changed, and where both changed the same, which counts. */
export function ConflictDialog({ isOpen, theirs, onClose, onResolved }: ConflictDialogProps) {
  const t = useTranslations('forms.conflict');
  const { editor } = useFormScope();

  function resolve(stored: FormDocument, document: FormDocument) {
    editor.set({ stored, serverRevision: stored });
    editor.edit('merge', () => document);
    onResolved();
  }

  return theirs ? (
    <OpenConflict
      key={JSON.stringify(theirs)}
      isOpen={isOpen}
      theirs={theirs}
      onClose={onClose}
      onResolve={resolve}
    />
  ) : (
    <Dialog isOpen={false} onOpenChange={onClose} title={t('title')} />
  );
}

type OpenConflictProps = {
  isOpen: boolean;
  theirs: FormDocument;
  onClose: () => void;
  onResolve: (stored: FormDocument, document: FormDocument) => void;
};

function OpenConflict({ isOpen, theirs, onClose, onResolve }: OpenConflictProps) {
  const t = useTranslations('forms.conflict');
  const { editor } = useFormScope();
  const [choices, setChoices] = useState<Choices>(new Map());
  const base = editor.state.stored;
  const mine = editor.document;
  const { document, clashes } = mergeForms(base, mine, theirs, choices);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={t('title')}
      description={t('text')}
      footer={
        <>
          <Button onPress={() => onResolve(theirs, theirs)}>{t('takeTheirs')}</Button>
          <Button onPress={() => onResolve(theirs, mine)}>{t('keepMine')}</Button>
          <Button variant="primary" onPress={() => onResolve(theirs, document)}>
            {t('merge')}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <div className="grid gap-4 sm:grid-cols-2">
          {(['mine', 'theirs'] as const).map((side) => (
            <section key={side} className="min-w-0">
              <h3 className="mb-1 font-medium">{t(`changes.${side}`)}</h3>
              <ChangeList
                label={t(`changes.${side}`)}
                changes={changesForVisitors(base, side === 'mine' ? mine : theirs)}
              />
            </section>
          ))}
        </div>
        {clashes.length === 0 ? (
          <p>{t('noClash')}</p>
        ) : (
          <section className="space-y-3">
            <h3 className="font-medium">{t('clashes', { count: clashes.length })}</h3>
            {clashes.map((clash) => (
              <ClashChoice
                key={clash.name}
                clash={clash}
                value={choices.get(clash.name) ?? clash.usual}
                onChange={(choice) => setChoices(new Map(choices).set(clash.name, choice))}
              />
            ))}
          </section>
        )}
      </div>
    </Dialog>
  );
}
