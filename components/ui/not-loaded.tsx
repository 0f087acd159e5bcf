import { useTranslations } from 'next-intl';
import { Button } from './button';

/** In the place of a part of the page whose code could not be loaded. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('ui');
  return (
    <span role="alert" className="inline-flex flex-wrap items-center gap-2 text-danger-ink text-sm">
      {t('notLoaded')}
      <Button size="sm" onPress={onRetry}>
        {t('retry')}
      </Button>
    </span>
  );
}
