'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { type Block, typedBlock } from '@/components/workflows/blocks/block-index';
import { Choice, Choices } from './palette-choices';

type TypedStepProps = {
  onInsert: (block: Block) => void;
  /** It is all that there is: the focus begins here. */
  isFirst: boolean;
};

/** Adds a step or trigger by the exact identifiers that somebody types: what no list of blocks has to know. */
export function TypedStep({ onInsert, isFirst }: TypedStepProps) {
  const t = useTranslations('workflows.palette');
  const [isTrigger, setIsTrigger] = useState(false);
  const [type, setType] = useState('');
  const [subtype, setSubtype] = useState('');
  const [wasTried, setWasTried] = useState(false);
  return (
    <form
      aria-label={t('typed')}
      className="space-y-2 pb-2"
      // Enter inserts what is typed, and not the block that the list has marked.
      onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
      onSubmit={(event) => {
        event.preventDefault();
        setWasTried(true);
        if (type === '') return;
        onInsert(typedBlock(isTrigger ? 'triggers' : 'actions', type, subtype === '' ? null : subtype));
      }}
    >
      <Choices label={t('typedKind')}>
        {[false, true].map((one) => (
          <Choice key={String(one)} isChosen={isTrigger === one} onChoose={() => setIsTrigger(one)}>
            {t(one ? 'typedTrigger' : 'typedStep')}
          </Choice>
        ))}
      </Choices>
      <TextField
        label="type"
        autoFocus={isFirst}
        isMonospace
        value={type}
        onChange={setType}
        maxLength={200}
        errorMessage={wasTried && type === '' ? t('typeMissing') : undefined}
      />
      <TextField label="subtype" isMonospace value={subtype} onChange={setSubtype} maxLength={200} />
      <Button type="submit" size="sm">
        {t('typedInsert')}
      </Button>
    </form>
  );
}
