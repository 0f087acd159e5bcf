'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { typedId } from '@/lib/api/exact-ids';
import type { Json } from '@/lib/contract/scalars';
import type { BodyFieldProps } from './body-field-props';
import { controlOf, controlToDraw, type FieldControl } from './field-control';
import { GroupField } from './group-field';
import { IdField } from './id-field';
import { ListField } from './list-field';
import { PlainField } from './plain-field';
import { recordOfField } from './record-of-field';
import { useFieldWords } from './use-field-words';
import { nameOfPlace, valueAt } from './value-at';

/** One field of a body, by its kind, those inside it with it. */
export function BodyField(props: BodyFieldProps) {
  const { field, place, isItem, body, onChange, issueOf } = props;
  const t = useTranslations('explorer.form');
  const wordsOf = useFieldWords();
  const [focused, setFocused] = useState<FieldControl>();
  const value = valueAt(body, place);
  const name = nameOfPlace(place);
  const errorMessage = issueOf(name);
  const control = controlToDraw(controlOf(field, value), focused);
  const words = {
    label: props.label ?? field.name,
    isOptional: !field.isRequired,
    description: wordsOf(field),
    ...(errorMessage && { errorMessage }),
  };
  const set = (next: Json | undefined) => onChange(place, next);
  if (control === 'group') return <GroupField {...props} Inside={BodyField} />;
  if (control === 'list') return <ListField {...props} Inside={BodyField} />;
  const hasNullButton = field.isNullable && field.kind !== 'object' && field.kind !== 'list';
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        {control === 'id' ? (
          <IdField
            {...words}
            of={recordOfField(field.name, '') ?? ''}
            placeholder={field.example === undefined ? undefined : String(field.example)}
            text={value === undefined || value === null ? '' : String(value)}
            onChange={(id) => set(id === '' ? undefined : typeof id === 'string' ? typedId(id) : id)}
          />
        ) : (
          <PlainField
            {...words}
            name={name}
            isItem={isItem}
            control={control}
            field={field}
            value={value}
            onChange={set}
            onFocusChange={(isFocused) => setFocused(isFocused ? control : undefined)}
          />
        )}
      </div>
      {hasNullButton && (
        <Button
          size="sm"
          variant={value === null ? 'primary' : 'secondary'}
          aria-pressed={value === null}
          aria-label={t('sendNull', { name: words.label })}
          className="mt-5 font-mono"
          onPress={() => set(value === null ? undefined : null)}
        >
          null
        </Button>
      )}
    </div>
  );
}
