'use client';

import { useTranslations } from 'next-intl';
import type { Control, FieldPath } from 'react-hook-form';
import { Controller } from 'react-hook-form';
import { RecordPicker } from '@/components/records/pick/record-picker';
import { DateField } from '@/components/ui/fields/date-field';
import { TextField } from '@/components/ui/fields/text-field';
import { isDay } from '@/lib/format/days';
import type { DealDraft } from './deal-draft';

type DealFieldsProps = { control: Control<DealDraft>; isReadOnly?: boolean };

/** The fields that a new deal and an existing one have in common. */
export function DealFields({ control, isReadOnly = false }: DealFieldsProps) {
  const t = useTranslations('pipelines');
  const text = (name: Extract<FieldPath<DealDraft>, 'title' | 'amount' | 'currency' | 'external_id'>) => (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field }, fieldState }) => (
        <TextField
          {...field}
          inputRef={ref}
          label={t(`field.${name}`)}
          isOptional={name === 'external_id'}
          isMonospace={name === 'external_id'}
          isReadOnly={isReadOnly}
          inputMode={name === 'amount' ? 'decimal' : undefined}
          placeholder={name === 'currency' ? 'CLP' : undefined}
          autoComplete="off"
          errorMessage={fieldState.error?.message}
        />
      )}
    />
  );
  return (
    <div className="space-y-4">
      {text('title')}
      <div className="grid grid-cols-[1fr_7rem] gap-3">
        {text('amount')}
        {text('currency')}
      </div>
      <Controller
        control={control}
        name="fecha_cierre_estimada"
        render={({ field, fieldState }) => (
          <DateField
            label={t('field.fecha_cierre_estimada')}
            isOptional
            value={isDay(field.value ?? undefined) ? field.value : null}
            onChange={field.onChange}
            onBlur={field.onBlur}
            isDisabled={isReadOnly}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="contacto_id"
        render={({ field, fieldState }) => (
          <RecordPicker
            of="contacts"
            label={t('field.contacto_id')}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            isDisabled={isReadOnly}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="empresa_id"
        render={({ field, fieldState }) => (
          <RecordPicker
            of="companies"
            label={t('field.empresa_id')}
            isOptional
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            isDisabled={isReadOnly}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      {text('external_id')}
    </div>
  );
}
