'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { TextField } from '@/components/ui/fields/text-field';
import { useIssueWords } from '@/components/ui/fields/use-issue-words';
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

/** Address and subscription of an endpoint, to create and to change it. */
export function EndpointForm(props: EndpointFormProps) {
  const { initial, submitLabel, isPending, error, onSubmit, onCancel } = props;
  const t = useTranslations('webhooks.endpointForm');
  const { catalog } = useCatalog();
  const words = useIssueWords();
  const placed = fieldIssuesOf(error).flatMap(({ field }) =>
    field.split('.')[0]! in initial ? [field] : [],
  );
  /** What the server says of a field, or of anything inside of it. */
  const issueOf = (field: string) => {
    const found = fieldIssuesOf(error).find((detail) => detail.field.split('.')[0] === field);
    return found && words(found.issue);
  };
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
        errorMessage={(isTried ? missing.url : undefined) ?? issueOf('url')}
      />
      <TextField
        label={t('description')}
        isOptional
        maxLength={500}
        value={values.description}
        onChange={(description) => setValues({ ...values, description })}
        errorMessage={issueOf('description')}
      />
      <SubscriptionPicker
        catalog={catalog}
        value={values.events}
        onChange={(events) => setValues({ ...values, events })}
        error={(isTried ? missing.events : undefined) ?? issueOf('events')}
      />
      <FormError error={error} retry="submit" placed={placed} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isPending={isPending}>
          {submitLabel}
        </Button>
        {onCancel && <Button onPress={onCancel}>{t('cancel')}</Button>}
      </div>
    </form>
  );
}
