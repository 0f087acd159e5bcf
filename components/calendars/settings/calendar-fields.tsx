'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type Control, useController } from 'react-hook-form';
import { FormField } from '@/components/records/form/form-field';
import { Switch } from '@/components/ui/fields/switch';
import { Unreadable } from '@/components/ui/unreadable';
import type { CalendarRecord } from '@/lib/api/records';
import { givenIn } from '@/lib/calendars/given-fields';
import type { FieldDraft } from '@/lib/records/draft';
import { calendars } from '@/lib/resources/calendars/calendars';
import type { Field } from '@/lib/resources/resource';
import { SlugField } from './slug-field';
import { ZoneField } from './zone-field';

export type CalendarControl = Control<Record<string, FieldDraft>>;
type FieldsProps = {
  control: CalendarControl;
  calendar: CalendarRecord;
  others: readonly CalendarRecord[];
};

const rules = [
  'duracion_min',
  'intervalo_min',
  'buffer_antes_min',
  'buffer_despues_min',
  'anticipacion_min_horas',
  'ventana_dias',
  'max_por_dia',
  'cancelacion_min_horas',
] as const;

/** Name, address, zone and the switches of a calendar. */
export function BasicFields({ control, calendar, others }: FieldsProps) {
  const t = useTranslations('calendars.settings.basics');
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      <Plain control={control} calendar={calendar} name="nombre" />
      <Given calendar={calendar} name="slug">
        <Slug control={control} others={others} />
      </Given>
      <Given calendar={calendar} name="timezone">
        <Zone control={control} />
      </Given>
      <div className="space-y-2 sm:pt-5">
        <Given calendar={calendar} name="activo">
          <Flag control={control} name="activo" label={t('active')} hint={t('activeHint')} />
        </Given>
        <Given calendar={calendar} name="requiere_confirmacion">
          <Flag
            control={control}
            name="requiere_confirmacion"
            label={t('confirmation')}
            hint={t('confirmationHint')}
          />
        </Given>
      </div>
      <div className="sm:col-span-2">
        <Plain control={control} calendar={calendar} name="descripcion" />
      </div>
    </div>
  );
}

/** How long appointments are, what is kept free around them, and when they can be booked. */
export function RuleFields({ control, calendar }: Omit<FieldsProps, 'others'>) {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-4 lg:grid-cols-4">
      {rules.map((name) => (
        <Plain key={name} control={control} calendar={calendar} name={name} />
      ))}
    </div>
  );
}

type PlainProps = { control: CalendarControl; calendar: CalendarRecord; name: string };

function Plain({ control, calendar, name }: PlainProps) {
  const label = useTranslations('calendars.settings.field') as unknown as (name: string) => string;
  const field = (calendars.fields as Readonly<Record<string, Field | undefined>>)[name];
  if (!field) return null;
  return (
    <Given calendar={calendar} name={name}>
      <FormField control={control} name={name} field={field} label={label(name)} />
    </Given>
  );
}

type GivenProps = { calendar: CalendarRecord; name: string; children: ReactNode };

/** The control of a field that the server gives; words where it cannot be read, nothing where it is not there. */
function Given({ calendar, name, children }: GivenProps) {
  const label = useTranslations('calendars.settings.field') as unknown as (name: string) => string;
  const given = givenIn(calendar, name);
  if (given === 'given') return children;
  if (given === 'absent') return null;
  return (
    <div>
      <p className="mb-1 font-medium text-xs">{label(name)}</p>
      <Unreadable />
    </div>
  );
}

function Slug({ control, others }: Pick<FieldsProps, 'control' | 'others'>) {
  const { field, fieldState } = useController({ control, name: 'slug' });
  return (
    <SlugField
      value={String(field.value ?? '')}
      onChange={field.onChange}
      others={others}
      errorMessage={fieldState.error?.message}
    />
  );
}

function Zone({ control }: Pick<FieldsProps, 'control'>) {
  const { field, fieldState } = useController({ control, name: 'timezone' });
  return (
    <ZoneField
      value={String(field.value ?? '')}
      onChange={field.onChange}
      errorMessage={fieldState.error?.message}
    />
  );
}

type FlagProps = { control: CalendarControl; name: string; label: string; hint: string };

function Flag({ control, name, label, hint }: FlagProps) {
  const { field } = useController({ control, name });
  return (
    <Switch isSelected={field.value === true} onChange={field.onChange} description={hint}>
      {label}
    </Switch>
  );
}
