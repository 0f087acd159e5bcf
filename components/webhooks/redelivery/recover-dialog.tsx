'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useInstants } from '@/components/session/use-instants';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import { Dialog } from '@/components/ui/overlays/dialog';
import { endpointName } from '@/components/webhooks/directory/endpoint-directory';
import { useEndpoints } from '@/components/webhooks/directory/use-endpoints';
import { type DeliveryFilter, emptyFilter, withinHours } from '@/lib/deliveries/delivery-filter';
import { timeThere } from '@/lib/format/record-time';

type RecoverDialogProps = {
  /** The endpoint that the list is filtered by, if any. */
  endpoint: string;
  onChoose: (filter: DeliveryFilter) => void;
  onClose: () => void;
};

const ALL = 'all';

/** All that failed since a moment, which is named by its date and not by how long ago it was alone. */
export function RecoverDialog({ endpoint: first, onChoose, onClose }: RecoverDialogProps) {
  const t = useTranslations('webhooks.recover');
  const filters = useTranslations('webhooks.filters');
  const status = useTranslations('webhooks.status');
  const { toTheMinute } = useInstants();
  const { endpoints } = useEndpoints();
  const [now] = useState(() => Math.floor(timeThere() / 60_000) * 60_000);
  const [endpoint, setEndpoint] = useState(first || ALL);
  const [state, setState] = useState<'failed' | 'held'>('failed');
  const [hours, setHours] = useState<string>('8');
  const since = (id: string) => new Date(now - Number(id) * 3_600_000);

  function choose() {
    const filter = { ...emptyFilter, status: state, from: since(hours).toISOString() };
    onChoose(endpoint === ALL ? filter : { ...filter, endpoint });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('title')}
      description={t('hint')}
      footer={
        <Button variant="primary" onPress={choose}>
          {t('count')}
        </Button>
      }
    >
      <div className="space-y-3">
        <Select
          label={t('endpoint')}
          value={endpoint}
          onChange={setEndpoint}
          options={[
            { id: ALL, label: filters('allEndpoints') },
            ...endpoints.map((each) => ({
              id: String(each.id),
              label: endpointName(each, String(each.id)),
            })),
          ]}
        />
        <Select
          label={t('state')}
          value={state}
          onChange={setState}
          options={(['failed', 'held'] as const).map((id) => ({ id, label: status(id) }))}
        />
        <Select
          label={t('since')}
          value={hours}
          onChange={setHours}
          options={withinHours.map((id) => ({
            id,
            label: t('sinceDate', {
              hours: Number(id),
              date: toTheMinute(since(id)),
            }),
          }))}
        />
      </div>
    </Dialog>
  );
}
