'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { TextField } from '@/components/ui/fields/text-field';
import type { Subscription } from '@/components/webhooks/directory/event-selection';
import { useCatalog } from '@/components/webhooks/directory/use-catalog';
import { fieldIssuesOf } from '@/lib/api/outcome';
import { SubscriptionPicker } from './subscription-picker';

export type EndpointValues = {
  readonly url: string;
  readonly description: string;
  readonly events: Subscription;
};

type EndpointFormProps = {
  initial: EndpointValues;
  submitLabel: string;
  isPending: boolean;
  error: unknown;
  onSubmit: (values: EndpointValues) => void;
  onCancel?: () => void;
};

/** The issue that the server names for a field, or for anything inside of it. */
function issueOf(error: unknown, field: string): string | undefined {
  return fieldIssuesOf(error).find((detail) => detail.field === field || detail.field.startsWith(`${field}.`))
    ?.issue;
}

/** Address and subscription of an endpoint, to create and to change it. */
export function EndpointForm(props: EndpointFormProps) {
  const { initial, submitLabel, isPending, error, onSubmit, onCancel } = props;
  const t = useTranslations('webhooks.endpointForm');
  const { catalog } = useCatalog();
  const [values, setValues] = useState(initial);
  const [isTried, setIsTried] = useState(false);
  const missing = {
    url: values.url.trim() === '' ? t('urlMissing') : undefined,
    events: values.events.length === 0 ? t('eventsMissing') : undefined,
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (missing.url || missing.events) return;
    onSubmit({ ...values, url: values.url.trim() });
  }

  return (
    <form onSubmit={submit} noValidate className="max-w-3xl space-y-5">
      <TextField
        label={t('url')}
        description={t('urlHint')}
        placeholder="https://erp.example.cl/hooks/subaccount"
        type="url"
        isMonospace
        isRequired
        autoComplete="off"
        value={values.url}
        onChange={(url) => setValues({ ...values, url })}
        errorMessage={(isTried ? missing.url : undefined) ?? issueOf(error, 'url')}
      />
      <TextField
        label={t('description')}
        isOptional
        maxLength={500}
        value={values.description}
        onChange={(description) => setValues({ ...values, description })}
        errorMessage={issueOf(error, 'description')}
      />
      <SubscriptionPicker
        catalog={catalog}
        value={values.events}
        onChange={(events) => setValues({ ...values, events })}
        error={(isTried ? missing.events : undefined) ?? issueOf(error, 'events')}
      />
      <FormError error={error} retry="submit" />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isPending={isPending}>
          {submitLabel}
        </Button>
        {onCancel && <Button onPress={onCancel}>{t('cancel')}</Button>}
      </div>
    </form>
  );
}
