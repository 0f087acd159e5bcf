'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ConflictNotice } from '@/components/records/form/conflict-notice';
import { useRecordForm } from '@/components/records/form/use-record-form';
import { useTarget } from '@/components/session/session-context';
import type { EndpointRecord } from '@/lib/api/records';
import { refreshWebhooks } from '@/lib/deliveries/refresh-webhooks';
import { endpoints } from '@/lib/resources/webhooks/endpoints';
import { EndpointForm } from './endpoint-form';
import { endpointRules } from './endpoint-rules';

type EditEndpointFormProps = { endpoint: EndpointRecord; id: string; onClose: () => void };

/** Changes address, description and subscription. */
export function EditEndpointForm({ endpoint, id, onClose }: EditEndpointFormProps) {
  const t = useTranslations('webhooks');
  const client = useQueryClient();
  const target = useTarget();
  const record = useRecordForm({
    of: endpoints,
    record: { ...endpoint, id: endpoint.id ?? id },
    rules: endpointRules,
    onDirty: ignore,
    onSaved: onClose,
  });
  const save = () => record.submit().finally(() => void refreshWebhooks(client, target));
  return (
    <EndpointForm record={record} submitLabel={t('edit.submit')} onSubmit={save} onCancel={onClose}>
      <ConflictNotice
        conflicts={record.conflicts}
        nameOf={(name) => t(`endpointForm.${name as 'url'}`)}
        show={({ theirs }) => (Array.isArray(theirs) ? theirs.join(', ') : String(theirs ?? '')) || '—'}
        onTake={record.take}
      />
    </EndpointForm>
  );
}

const ignore = () => {};
