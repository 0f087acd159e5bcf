import { CircleCheck, CirclePause, CircleX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { EndpointRecord } from '@/lib/api/records';
import { endpointStatus } from './endpoint-status';

const looks = {
  active: { tone: 'success', icon: <CircleCheck aria-hidden /> },
  paused: { tone: 'warning', icon: <CirclePause aria-hidden /> },
  disabled: { tone: 'danger', icon: <CircleX aria-hidden /> },
  unknown: {},
} as const;

/** Active, paused by a person or disabled by failures; neutral where the server does not say. */
export function EndpointState({ endpoint }: { endpoint: EndpointRecord }) {
  const t = useTranslations('webhooks.endpointState');
  const status = endpointStatus(endpoint);
  return <Badge {...looks[status]}>{t(status)}</Badge>;
}
