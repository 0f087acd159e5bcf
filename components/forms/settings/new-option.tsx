'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { optionsOf } from '@/components/forms/document/options';
import { TextField } from '@/components/ui/fields/text-field';

/** Enter adds an option and stays; a pasted text adds one a line, in one step. */
export function NewOption({ onAdd }: { onAdd: (texts: readonly string[]) => void }) {
  const t = useTranslations('forms.settings');
  const [text, setText] = useState('');
  const add = () => {
    if (text.trim() !== '') onAdd([text.trim()]);
    setText('');
  };
  return (
    <div data-new-option data-own-text={text !== '' || undefined}>
      <TextField
        label={t('addOption')}
        isLabelHidden
        placeholder={t('addOption')}
        description={t('addOptionHint')}
        value={text}
        onChange={setText}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key === 'Enter') add();
          else event.continuePropagation();
        }}
        onPaste={(event) => {
          const texts = optionsOf(event.clipboardData?.getData('text') ?? '');
          if (texts.length < 2) return;
          event.preventDefault();
          onAdd(texts);
          setText('');
        }}
      />
    </div>
  );
}
