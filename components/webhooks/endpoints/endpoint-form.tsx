'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import type { DraftForm } from '@/components/records/form/use-draft-form';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { FormTextField } from '@/components/ui/fields/form-text-field';
import { catalogWith, type Subscription } from '@/components/webhooks/directory/event-selection';
import { useCatalog } from '@/components/webhooks/directory/use-catalog';
import { endpoints } from '@/lib/resources/webhooks/endpoints';
import { SubscriptionPicker } from './subscription-picker';

type EndpointFormProps = {
  record: Pick<DraftForm, 'form' | 'placed'> & { readonly refusal: unknown; readonly isPending: boolean };
  submitLabel: string;
  onSubmit: () => Promise<unknown>;
  onCancel: () => void;
  /** Stands over the fields. */
  children?: ReactNode;
};

/** Address and subscription of an endpoint, to create and to change it. */
export function EndpointForm({ record, submitLabel, onSubmit, onCancel, children }: EndpointFormProps) {
  const t = useTranslations('webhooks.endpointForm');
  const { catalog } = useCatalog();
  const { control } = record.form;
  const { field: events, fieldState } = useController({ control, name: 'events' });
  const [initial] = useState(events.value as Subscription);
  return (
    <form
      noValidate
      className="max-w-3xl space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
      <FormTextField
        control={control}
        name="url"
        label={t('url')}
        description={t('urlHint')}
        placeholder="https://erp.example.cl/hooks/subaccount"
        type="url"
        isMonospace
        isRequired
        autoComplete="off"
      />
      <FormTextField
        control={control}
        name="description"
        label={t('description')}
        description={t('descriptionHint')}
        maxLength={endpoints.fields.description?.form?.maxLength}
        isOptional
        autoComplete="off"
      />
      <SubscriptionPicker
        catalog={catalogWith(catalog, initial)}
        value={events.value as Subscription}
        onChange={events.onChange}
        error={fieldState.error?.message}
      />
      <FormError error={record.refusal} retry="submit" placed={record.placed} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isPending={record.isPending}>
          {submitLabel}
        </Button>
        <Button onPress={onCancel}>{t('cancel')}</Button>
      </div>
    </form>
  );
}
