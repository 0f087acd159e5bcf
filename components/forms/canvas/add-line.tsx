'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, memo, useEffect, useId, useRef, useState } from 'react';
import { guessType } from '@/components/forms/document/paste-list';
import type { Place } from '@/components/forms/document/steps';
import { FieldIcon } from '@/components/forms/editor/field-icon';
import { useFieldCommands } from '@/components/forms/editor/use-field-commands';
import { classNames } from '@/components/ui/class-names';
import { formFieldTypes } from '@/lib/api/contract/forms';
import { fold } from '@/lib/format/fold';
import { linesOf } from './inline-text';

type AddLineProps = {
  id?: string;
  /** Where its fields go, as the form stands when one is added. */
  placeNow: () => Place;
  /** Begins with the list of types open; for one that is opened in place. */
  isOpened?: boolean;
  onClose?: (how: 'added' | 'left' | 'escape') => void;
};

/**
 * A line that becomes a field: a label and Enter makes one of the type that the words speak of, `/` lists the types, a
 * pasted list makes one of each line.
 */
export const AddLine = memo(function AddLine({ id, placeNow, isOpened = false, onClose }: AddLineProps) {
  const t = useTranslations('forms.canvas');
  const types = useTranslations('forms.type');
  const commands = useFieldCommands();
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(isOpened ? '/' : '');
  const [active, setActive] = useState(0);
  useEffect(() => {
    if (isOpened) input.current?.focus();
  }, [isOpened]);

  const isList = text.startsWith('/');
  const wanted = fold(text.slice(1));
  const found = isList
    ? formFieldTypes.filter((type) => fold(`${types(type)} ${type}`).includes(wanted))
    : [];
  const chosen = isList ? found[Math.min(active, found.length - 1)] : undefined;

  function show(next: string) {
    setText(next);
    setActive(0);
  }

  function choose(tipo: (typeof formFieldTypes)[number]) {
    show('');
    commands.add([{ tipo }], placeNow());
    onClose?.('added');
  }

  function addNamed() {
    const etiqueta = text.trim();
    if (etiqueta === '') return;
    show('');
    // The line stays where it is, ready for the next one.
    commands.paste(etiqueta, placeNow(), { isNamed: !onClose });
    onClose?.('added');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (isList && by !== 0 && found.length > 0) {
      event.preventDefault();
      setActive((Math.min(active, found.length - 1) + by + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (!isList) addNamed();
      else if (chosen) choose(chosen);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      show('');
      onClose?.('escape');
    }
  }

  return (
    <div data-tools className="relative">
      <div className="flex items-center gap-2 rounded-lg border border-line-strong border-dashed px-3 focus-within:border-accent focus-within:border-solid">
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('allTypes')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            show(isList ? '' : '/');
            input.current?.focus();
          }}
          className="-ml-1 rounded p-1 text-ink-muted hover:bg-hover pointer-coarse:p-2.5"
        >
          <Plus aria-hidden className="size-4" />
        </button>
        <input
          ref={input}
          id={id}
          value={text}
          role="combobox"
          aria-label={t('addField')}
          aria-expanded={chosen !== undefined}
          aria-controls={chosen && list}
          aria-autocomplete="list"
          aria-activedescendant={chosen && `${list}-${chosen}`}
          placeholder={t('addFieldHint')}
          autoComplete="off"
          onChange={({ target }) => show(target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => (onClose ? onClose('left') : isList && show(''))}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain');
            if (linesOf(pasted).length < 2) return;
            event.preventDefault();
            if (commands.paste(pasted, placeNow(), { isNamed: !onClose })) onClose?.('added');
          }}
          className="h-9 w-full min-w-0 bg-transparent pr-28 outline-none pointer-coarse:h-11"
        />
      </div>
      {isList && found.length === 0 && <p className="px-3 py-2 text-ink-muted">{t('noType')}</p>}
      {isList && found.length > 0 && (
        <div
          id={list}
          role="listbox"
          aria-label={t('allTypes')}
          className="absolute inset-x-0 z-20 mt-1 max-h-72 overflow-y-auto rounded-lg border bg-raised p-1 shadow-popover"
        >
          {found.map((type) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's
            <div
              key={type}
              id={`${list}-${type}`}
              role="option"
              tabIndex={-1}
              aria-selected={type === chosen}
              ref={(element) => {
                if (type === chosen) element?.scrollIntoView({ block: 'nearest' });
              }}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(type)}
              className={classNames(
                'flex min-h-8 cursor-pointer items-center gap-2.5 rounded-md px-2 hover:bg-hover pointer-coarse:min-h-10',
                type === chosen && 'bg-hover',
              )}
            >
              <FieldIcon tipo={type} className="size-4 text-ink-muted" />
              {types(type)}
            </div>
          ))}
        </div>
      )}
      {!isList && text.trim() !== '' && (
        <p className="absolute top-0 right-3 flex h-9 items-center gap-1.5 text-ink-muted text-xs pointer-coarse:h-11">
          <FieldIcon tipo={guessType(text)} className="size-3.5" />
          {types(guessType(text))}
        </p>
      )}
    </div>
  );
});
