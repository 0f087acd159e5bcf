'use client';

import { Copy, GripVertical, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, memo, useState } from 'react';
import { optionsOf } from '@/components/forms/document/options';
import { controlStyle } from '@/components/ui/fields/control-style';

export type OptionActions = {
  readonly rename: (at: number, to: string) => void;
  readonly insert: (at: number, texts: readonly string[]) => void;
  readonly remove: (at: number, option: string) => void;
  readonly move: (from: number, to: number, isByKey?: boolean) => void;
  readonly focus: (at: number, name?: 'input' | 'button') => void;
};

type OptionRowProps = {
  at: number;
  option: string;
  isDuplicate: boolean;
  isReadOnly: boolean;
  actions: OptionActions;
};

const buttonStyle =
  'flex size-7 shrink-0 items-center justify-center rounded text-ink-faint hover:bg-hover hover:text-ink pointer-coarse:size-10';

/** One option. Rules follow its name only once it is written: half of a name could be that of another. */
export const OptionRow = memo(function OptionRow({
  at,
  option,
  isDuplicate,
  isReadOnly,
  actions,
}: OptionRowProps) {
  const t = useTranslations('forms.settings');
  const [typed, setTyped] = useState<string>();
  const name = option || t('emptyOption');

  function take(text = typed) {
    setTyped(undefined);
    if (text !== undefined && text !== option) actions.rename(at, text.trim());
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by !== 0 && !isReadOnly && event.altKey) {
      take();
      actions.move(at, at + by, true);
    } else if (by !== 0) actions.focus(at + by);
    else if (event.key === 'Enter') {
      take();
      actions.focus(at + 1);
    } else if (event.key === 'Escape' && typed !== undefined) {
      setTyped(undefined);
      event.stopPropagation();
    } else if (event.key === 'Backspace' && (typed ?? option) === '') actions.remove(at, option);
    else return;
    event.preventDefault();
  }

  return (
    <li className="flex items-center gap-0.5 rounded">
      {!isReadOnly && (
        <button
          type="button"
          data-handle
          aria-label={t('moveOption', { option: name })}
          title={t('moveHint')}
          onKeyDown={(event) => {
            const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
            if (by === 0) return;
            event.preventDefault();
            actions.move(at, at + by, true);
          }}
          className={`${buttonStyle} cursor-grab touch-none`}
        >
          <GripVertical aria-hidden className="size-4" />
        </button>
      )}
      <input
        aria-label={t('option', { number: at + 1 })}
        aria-invalid={option === '' || undefined}
        value={typed ?? option}
        readOnly={isReadOnly}
        data-invalid={(option === '' && typed === undefined) || undefined}
        data-readonly={isReadOnly || undefined}
        data-own-text={typed !== undefined || undefined}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => take()}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const texts = optionsOf(event.clipboardData.getData('text'));
          if (isReadOnly || texts.length < 2) return;
          event.preventDefault();
          take();
          actions.insert(at + 1, texts);
        }}
        className={`${controlStyle} h-8 px-2.5 focus-visible:-outline-offset-1`}
      />
      {isDuplicate && (
        <Copy role="img" aria-label={t('duplicate')} className="size-4 shrink-0 text-warning-ink" />
      )}
      {!isReadOnly && (
        <button
          type="button"
          aria-label={t('removeOption', { option: name })}
          onClick={() => actions.remove(at, option)}
          className={buttonStyle}
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </li>
  );
});
