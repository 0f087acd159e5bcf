'use client';

import { Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ComponentType, useId } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import type { Json } from '@/lib/contract/scalars';
import type { BodyFieldProps } from './body-field-props';
import { emptyItem, nextInside } from './list-items';
import { nameOfPlace, type Place, valueAt } from './value-at';

type Props = BodyFieldProps & {
  /** Draws the fields inside. */
  Inside: ComponentType<BodyFieldProps>;
};

/** A list: its items, each removable, and a button for another one. Not sent while it was never begun. */
export function ListField({ Inside, ...props }: Props) {
  const { field, place, body, onChange, issueOf } = props;
  const t = useTranslations('explorer.form');
  const value = valueAt(body, place);
  const name = props.label ?? field.name;
  const errorMessage = issueOf(nameOfPlace(place));
  const errorId = useId();
  const { item } = field;
  if (!item) return null;
  const items = Array.isArray(value) ? value : [];
  /** An emptied item stays an item; only its button takes it away. */
  const setInside = (inside: Place, next: Json | undefined) =>
    onChange(inside, nextInside(place, item, inside, next));
  return (
    <fieldset aria-describedby={errorMessage ? errorId : undefined} className="rounded-md border px-3 pb-3">
      <legend className="flex items-center gap-1 px-1 font-medium text-xs">
        {name} <span className="font-normal text-ink-faint">({t('items', { count: items.length })})</span>
        {value !== undefined && !props.isItem && (
          <IconButton
            size="sm"
            label={t('remove', { name })}
            icon={<X aria-hidden />}
            onPress={() => onChange(place, undefined)}
          />
        )}
      </legend>
      {errorMessage && (
        <p id={errorId} className="mb-2 text-danger-ink text-xs">
          {errorMessage}
        </p>
      )}
      <div className="space-y-3">
        {items.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is what stands at its place
          <div key={index} className="flex items-start gap-1">
            <div className="min-w-0 flex-1">
              <Inside
                field={item}
                label={`${name} ${index + 1}`}
                isItem
                place={[...place, index]}
                body={body}
                onChange={setInside}
                issueOf={issueOf}
              />
            </div>
            <IconButton
              size="sm"
              label={t('remove', { name: `${name} ${index + 1}` })}
              icon={<X aria-hidden />}
              className="mt-5"
              onPress={() => onChange([...place, index], undefined)}
            />
          </div>
        ))}
        <Button
          size="sm"
          icon={<Plus aria-hidden />}
          onPress={() => onChange(place, [...items, emptyItem(item)])}
        >
          {t('addItem', { name })}
        </Button>
      </div>
    </fieldset>
  );
}
