'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldView } from '@/components/forms/document/fields';
import { removeOption } from '@/components/forms/document/options';
import { removeOptionWithReferences, type Use } from '@/components/forms/document/references';
import { useFormScope } from '@/components/forms/editor/editor-context';
import { NewOption } from './new-option';
import { watchOptionDrags } from './option-drags';
import { OptionRow } from './option-row';
import { Setting } from './setting';
import { useOptionActions } from './use-option-actions';
import { UsedOption } from './used-option';

/** The options of a choice: typed, pasted, put in order, counted, and taken away with what names them. */
export function OptionsSetting({ field }: { field: FieldView }) {
  const t = useTranslations('forms.settings');
  const { editor, isReadOnly } = useFormScope();
  const { key, opciones } = field;
  const list = useRef<HTMLOListElement>(null);
  const [asked, setAsked] = useState<{ readonly at: number; readonly uses: readonly Use[] }>();
  const actions = useOptionActions(key, list, (at, uses) => setAsked({ at, uses }));
  const duplicates = useMemo(() => duplicatesOf(opciones), [opciones]);

  useEffect(() => {
    if (isReadOnly || !list.current) return;
    return watchOptionDrags(list.current, actions.move);
  }, [isReadOnly, actions]);

  return (
    <Setting part="opciones">
      <fieldset className="space-y-1.5">
        <legend className="flex w-full items-baseline justify-between gap-2 font-medium text-xs">
          {t('part.opciones')}
          <span className="font-normal text-ink-muted">
            {t('optionCount', { count: opciones.length })}
            {duplicates.size > 0 && ` · ${t('duplicateCount', { count: duplicates.size })}`}
          </span>
        </legend>
        <ol ref={list} aria-label={t('part.opciones')} className="max-h-80 space-y-1 overflow-y-auto p-0.5">
          {opciones.map((option, at) => (
            <OptionRow
              // biome-ignore lint/suspicious/noArrayIndexKey: options have no name but their place
              key={at}
              at={at}
              option={option}
              isDuplicate={duplicates.has(at)}
              isReadOnly={isReadOnly}
              actions={actions}
            />
          ))}
        </ol>
        {asked && (
          <UsedOption
            option={opciones[asked.at] ?? ''}
            uses={asked.uses}
            onRemove={(withRules) => {
              const remove = withRules ? removeOptionWithReferences : removeOption;
              editor.edit('remove_option', (now) => remove(now, key, asked.at));
              setAsked(undefined);
              actions.focus(asked.at);
            }}
            onCancel={() => {
              setAsked(undefined);
              actions.focus(asked.at);
            }}
          />
        )}
        {!isReadOnly && <NewOption onAdd={(texts) => actions.insert(opciones.length, texts)} />}
      </fieldset>
    </Setting>
  );
}

/** Places of the options that say what one before them says. */
function duplicatesOf(options: readonly string[]): ReadonlySet<number> {
  const seen = new Set<string>();
  return new Set(
    options.flatMap((option, at) => {
      const text = option.trim().toLowerCase();
      if (text === '' || !seen.has(text)) {
        seen.add(text);
        return [];
      }
      return [at];
    }),
  );
}
