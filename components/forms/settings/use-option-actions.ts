'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { insertOptions, moveOption, removeOption } from '@/components/forms/document/options';
import { renameOptionAt, type Use, usesOf } from '@/components/forms/document/references';
import { useFormScope } from '@/components/forms/editor/editor-context';
import type { OptionActions } from './option-row';

/** What is done with options, each said; `ask` where rules name the one that is to go. */
export function useOptionActions(
  key: string,
  list: RefObject<HTMLOListElement | null>,
  ask: (at: number, uses: readonly Use[]) => void,
): OptionActions {
  const t = useTranslations('forms.settings');
  const { editor } = useFormScope();
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  /** Once the row is drawn: an option's input, its handle, or the line below all of them. */
  const focus = useCallback(
    (at: number, name: 'input' | 'button' = 'input') => {
      requestAnimationFrame(() => {
        const rows = [...(list.current?.children ?? [])];
        const row = rows[Math.min(Math.max(at, 0), rows.length - 1)];
        const below = list.current
          ?.closest('fieldset')
          ?.querySelector<HTMLElement>('[data-new-option] input');
        const control = at < rows.length ? row?.querySelector<HTMLElement>(name) : below;
        control?.focus();
      });
    },
    [list],
  );
  return useMemo(() => {
    const optionsNow = () => list.current?.children.length ?? 0;
    return {
      focus,
      rename: (at, to) => editor.edit('option', (now) => renameOptionAt(now, key, at, to)),
      insert(at, texts) {
        editor.edit('options', (now) => insertOptions(now, key, at, texts));
        editor.say(t('optionsAdded', { count: texts.length }));
      },
      remove(at, option) {
        const uses = usesOf(editor.document, key, option);
        if (option !== '' && uses.length > 0) return latest.current(at, uses);
        editor.edit('remove_option', (now) => removeOption(now, key, at));
        editor.say(t('optionRemoved', { option }));
        focus(at);
      },
      move(from, to, isByKey = false) {
        const count = optionsNow();
        if (to < 0 || to >= count) return;
        editor.edit('move_option', (now) => moveOption(now, key, from, to));
        editor.say(t('optionMoved', { place: to + 1, count }));
        if (isByKey) focus(to, 'button');
      },
    };
  }, [editor, key, list, focus, t]);
}
