'use client';

import { Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ComponentType, useId } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import type { BodyFieldProps } from './body-field-props';
import { nameOfPlace, valueAt } from './value-at';

type Props = BodyFieldProps & {
  /** Draws the fields inside. */
  Inside: ComponentType<BodyFieldProps>;
};

/** An object: its fields once it is sent, until then a button that begins it. */
export function GroupField({ Inside, ...props }: Props) {
  const { field, place, body, onChange, issueOf } = props;
  const t = useTranslations('explorer.form');
  const value = valueAt(body, place);
  const name = props.label ?? field.name;
  const errorMessage = issueOf(nameOfPlace(place));
  const errorId = useId();
  const described = errorMessage ? { 'aria-describedby': errorId } : {};
  if (value === undefined) {
    return (
      <div>
        <Button {...described} size="sm" icon={<Plus aria-hidden />} onPress={() => onChange(place, {})}>
          {t('addGroup', { name })}
        </Button>
        {errorMessage && (
          <p id={errorId} className="mt-1 text-danger-ink text-xs">
            {errorMessage}
          </p>
        )}
      </div>
    );
  }
  return (
    <fieldset {...described} className="rounded-md border px-3 pb-3">
      <legend className="flex items-center gap-1 px-1 font-medium text-xs">
        {name}
        {!props.isItem && (
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
        {field.fields?.map((each) => (
          <Inside
            key={each.name}
            field={each}
            place={[...place, each.name]}
            body={body}
            onChange={onChange}
            issueOf={issueOf}
          />
        ))}
      </div>
    </fieldset>
  );
}
