'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ComboBox } from '@/components/ui/fields/combo-box';
import { TextField } from '@/components/ui/fields/text-field';
import { type EventType, eventTypes } from '@/lib/contract/events';
import type { FaultForm } from './fault-fields';
import { useEndpoints } from './use-endpoints';

/** Which requests: all, of one operation, or at a path. */
export function RequestPlace({ form }: { form: FaultForm }) {
  const t = useTranslations('sandbox.faults');
  const { operation, path } = form.watch();
  const { errors } = form.formState;
  const { data: options = [], isPending } = useQuery({
    queryKey: ['operations that may be struck'],
    queryFn: operationOptions,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <ComboBox
        label={t('operation')}
        description={t('operationHint')}
        placeholder={t('allRequests')}
        isOptional
        options={options}
        isLoading={isPending}
        value={operation ?? null}
        onChange={(id) => form.setValue('operation', id ?? undefined, { shouldDirty: true })}
        errorMessage={errors.operation?.message}
      />
      {operation === undefined && (
        <TextField
          label={t('path')}
          description={t('pathHint')}
          isOptional
          value={path ?? ''}
          onChange={(text) => form.setValue('path', text === '' ? undefined : text, { shouldDirty: true })}
          errorMessage={errors.path?.message}
          isMonospace
        />
      )}
    </>
  );
}

/** The contract as a whole is large, and is there only where somebody begins a fault. */
async function operationOptions() {
  const { operations } = await import('@/lib/contract/registry');
  return operations
    .filter(({ area }) => area !== 'sandbox')
    .map(({ id, method, path }) => ({ id, label: `${method} ${path}`, description: id }));
}

/** Which deliveries: all, to one endpoint, of one type of event. */
export function DeliveryPlace({ form }: { form: FaultForm }) {
  const t = useTranslations('sandbox.faults');
  const { endpoint_id, event } = form.watch();
  const { errors } = form.formState;
  const { endpoints, isPending } = useEndpoints();
  return (
    <>
      <ComboBox
        label={t('endpoint')}
        placeholder={t('allEndpoints')}
        isOptional
        options={endpoints}
        isLoading={isPending}
        value={endpoint_id === undefined ? null : String(endpoint_id)}
        onChange={(id) => form.setValue('endpoint_id', id ? Number(id) : undefined, { shouldDirty: true })}
        errorMessage={errors.endpoint_id?.message}
      />
      <ComboBox
        label={t('event')}
        placeholder={t('allEvents')}
        isOptional
        options={eventTypes.map((id) => ({ id, label: id }))}
        value={event ?? null}
        onChange={(id) =>
          form.setValue('event', (id as EventType | null) ?? undefined, { shouldDirty: true })
        }
        errorMessage={errors.event?.message}
      />
    </>
  );
}
