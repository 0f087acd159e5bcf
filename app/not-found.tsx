import { getTranslations } from 'next-intl/server';
import { LinkButton } from '@/components/ui/link-button';
import { EmptyState } from '@/components/ui/states';

export default async function NotFound() {
  const t = await getTranslations('shell.notFound');
  return (
    <main className="pt-16">
      <EmptyState
        heading="h1"
        title={t('title')}
        actions={
          <LinkButton href="/" variant="primary">
            {t('home')}
          </LinkButton>
        }
      >
        {t('text')}
      </EmptyState>
    </main>
  );
}
