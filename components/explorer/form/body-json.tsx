'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { readJson } from '@/components/editing/read-json';
import { Skeleton } from '@/components/ui/skeleton';

const JsonEditor = dynamic(() => import('@/components/editing/json-editor'), {
  ssr: false,
  loading: () => <Skeleton className="h-80" />,
});

/** The body as it will be sent. What is no JSON stays as it was typed. */
export function BodyJson({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const t = useTranslations('explorer.form');
  const { reason } = readJson(text);
  return (
    <div className="space-y-1 xl:sticky xl:top-3 xl:self-start">
      <JsonEditor label={t('json')} value={text} onChange={onChange} />
      {reason !== undefined && (
        <p role="alert" className="text-danger-ink text-xs">
          {t('notJson', { reason })}
        </p>
      )}
    </div>
  );
}
