'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { readingDocument } from './reading-document';

type PostReadingProps = { title: string; html: string | undefined };

/** What a post says, on paper of its own: no script of it runs, and nothing is loaded from its site. */
export function PostReading({ title, html = '' }: PostReadingProps) {
  const t = useTranslations('content.posts');
  const isHydrated = useIsHydrated();
  const document = useMemo(
    () =>
      isHydrated ? readingDocument(html, (alt) => (alt === '' ? t('image') : t('imageOf', { alt }))) : '',
    [isHydrated, html, t],
  );
  if (html.trim() === '') return <EmptyState title={t('noText')} />;
  return (
    <div className="space-y-2">
      <iframe
        title={t('readingOf', { title })}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        srcDoc={document}
        className="h-[60dvh] min-h-72 w-full rounded-lg border bg-white"
      />
      <p className="text-ink-muted text-xs">{t('readingNote')}</p>
    </div>
  );
}
