import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { isWildcard, summarise } from '@/components/webhooks/directory/event-selection';
import { useGroupName } from '@/components/webhooks/directory/use-group-name';

/** What an endpoint listens to: whole groups by name, the rest by type. */
export function SubscriptionSummary({ events }: { events: readonly string[] | undefined }) {
  const t = useTranslations('webhooks.subscription');
  const groupName = useGroupName();
  if (events === undefined) return <span className="text-ink-muted">{t('unknown')}</span>;
  if (isWildcard(events)) return <Badge tone="accent">{t('all')}</Badge>;
  const { groups, types } = summarise(events);
  return (
    <span className="flex min-w-0 flex-wrap gap-1">
      {groups.map((group) => (
        <Badge key={group}>{t('group', { group: groupName(group) })}</Badge>
      ))}
      {types.map((type) => (
        <Badge key={type} className="font-mono">
          {type}
        </Badge>
      ))}
    </span>
  );
}
