import { useTranslations } from 'next-intl';
import { Blank } from '@/components/records/blank';
import { Badge } from '@/components/ui/badge';
import { isKnownStatus, statusTone } from '@/components/webhooks/delivery-status';

/** A delivery's state; one that this console does not know is shown in the server's own word. */
export function DeliveryBadge({ status, of }: { status: string | undefined; of?: object }) {
  const t = useTranslations('webhooks.status');
  return (
    <Badge tone={statusTone(status)}>
      {isKnownStatus(status) ? t(status) : (status ?? <Blank of={of} field="status" />)}
    </Badge>
  );
}
