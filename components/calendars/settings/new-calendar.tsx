'use client';

import { useRouter } from 'next/navigation';
import { useTimeZone, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import { useNewRecord } from '@/components/records/form/use-new-record';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { TextField } from '@/components/ui/fields/text-field';
import { Dialog } from '@/components/ui/overlays/dialog';
import { toastSuccess } from '@/components/ui/overlays/toast';
import type { CalendarRecord } from '@/lib/api/records';
import { slugOf } from '@/lib/calendars/slug';
import { createCalendar } from '@/lib/contract/calendars';
import { calendars } from '@/lib/resources/calendars/calendars';
import { pathOf } from '@/lib/resources/resource';
import { SlugField } from './slug-field';
import { ZoneField } from './zone-field';

type NewCalendarProps = { others: readonly CalendarRecord[]; onClose: () => void };

const rules = createCalendar.body.shape;
/** The server has usual values for all else. */
const { nombre, slug } = calendars.fields;
const begun = { ...calendars, fields: { nombre, slug } } as typeof calendars;

/** A calendar is begun with its name, address and zone; its hours are set on its own page. */
export function NewCalendar({ others, onClose }: NewCalendarProps) {
  const t = useTranslations('calendars.settings');
  const router = useRouter();
  const record = useNewRecord(begun, rules);
  const { control } = record.form;
  const [name, slug] = [
    useController({ control, name: 'nombre' }).field,
    useController({ control, name: 'slug' }),
  ];
  const nameState = record.form.formState.errors.nombre;
  const viewers = useTimeZone() ?? 'UTC';
  // Others of the subaccount say better than the browser where it is.
  const [zone, setZone] = useState(() => others.find(({ timezone }) => timezone)?.timezone ?? viewers);
  const [isOwnSlug, setIsOwnSlug] = useState(false);

  function changeName(text: string) {
    name.onChange(text);
    if (!isOwnSlug) slug.field.onChange(slugOf(text));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void record.submit(async ({ nombre, slug }) => {
      const made = await record.send({ nombre, slug, timezone: zone });
      record.settle(made);
      toastSuccess(t('new.done', { name: String(nombre) }), undefined, made);
      onClose();
      if (made.id !== undefined) router.push(pathOf(calendars, made.id));
    });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={!record.isDirty}
      title={t('new.title')}
      description={t('new.text')}
      footer={
        <>
          <Button onPress={onClose}>{t('new.cancel')}</Button>
          <Button variant="primary" type="submit" form="new-calendar" isPending={record.isPending}>
            {t('new.submit')}
          </Button>
        </>
      }
    >
      <form id="new-calendar" onSubmit={submit} noValidate className="space-y-4">
        <FormError error={record.refusal} retry="submit" placed={record.placed} />
        <TextField
          label={t('field.nombre')}
          value={String(name.value ?? '')}
          onChange={changeName}
          onBlur={name.onBlur}
          inputRef={name.ref}
          maxLength={200}
          errorMessage={nameState?.message}
          autoComplete="off"
          autoFocus
          isRequired
        />
        <SlugField
          value={String(slug.field.value ?? '')}
          onChange={(text) => {
            setIsOwnSlug(text !== '');
            slug.field.onChange(text);
          }}
          others={others}
          errorMessage={slug.fieldState.error?.message}
        />
        <ZoneField value={zone} onChange={setZone} description={t('new.zoneHint')} />
      </form>
    </Dialog>
  );
}
