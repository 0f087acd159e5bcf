import { getTranslations } from 'next-intl/server';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';

/** Without code of the browser's: every page names what this one would need, whether it is ever shown or not. */
export default async function NotFound() {
  const t = await getTranslations('shell.notFound');
  return (
    <main className="pt-16">
      <EmptyState
        heading="h1"
        title={t('title')}
        actions={
          <a href="/" className={buttonStyle('primary', 'md')}>
            {t('home')}
          </a>
        }
      >
        {t('text')}
      </EmptyState>
    </main>
  );
}
