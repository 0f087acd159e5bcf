import { CircleCheck, CirclePause } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';

/** Active or disabled; neutral where the server does not say. */
export function EndpointState({ active }: { active: boolean | undefined }) {
  const t = useTranslations('webhooks.endpointState');
  if (active === undefined) return <Badge>{t('unknown')}</Badge>;
  return active ? (
    <Badge tone="success" icon={<CircleCheck aria-hidden />}>
      {t('active')}
    </Badge>
  ) : (
    <Badge tone="danger" icon={<CirclePause aria-hidden />}>
      {t('disabled')}
    </Badge>
  );
}
