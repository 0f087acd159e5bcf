'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { typedId } from '@/lib/api/exact-ids';
import type { Json } from '@/lib/contract/scalars';
import type { BodyFieldProps } from './body-field-props';
import { GroupField } from './group-field';
import { IdField } from './id-field';
import { ListField } from './list-field';
import { PlainField } from './plain-field';
import { recordOfField } from './record-of-field';
import { useFieldWords } from './use-field-words';
import { nameOfPlace, valueAt } from './value-at';

/** One field of a body, by its kind, those inside it with it. */
export function BodyField(props: BodyFieldProps) {
  const { field, place, body, onChange, issueOf } = props;
  const t = useTranslations('explorer.form');
  const wordsOf = useFieldWords();
  const value = valueAt(body, place);
  const errorMessage = issueOf(nameOfPlace(place));
  const words = {
    label: props.label ?? field.name,
    isOptional: !field.isRequired,
    description: wordsOf(field),
    ...(errorMessage && { errorMessage }),
  };
  const set = (next: Json | undefined) => onChange(place, next);
  if (field.kind === 'object') return <GroupField {...props} Inside={BodyField} />;
  if (field.kind === 'list') return <ListField {...props} Inside={BodyField} />;
  const record = recordOfField(field.name, '');
  const isId = record !== undefined && (value === undefined || value === null || typeof value !== 'object');
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        {isId ? (
          <IdField
            {...words}
            of={record}
            placeholder={field.example === undefined ? undefined : String(field.example)}
            text={value === undefined || value === null ? '' : String(value)}
            onChange={(id) => set(id === '' ? undefined : typeof id === 'string' ? typedId(id) : id)}
          />
        ) : (
          <PlainField {...words} field={field} value={value} onChange={set} />
        )}
      </div>
      {field.isNullable && (
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
