'use client';

import { useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useTarget } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { toastError } from '@/components/ui/overlays/toast';
import { Skeleton } from '@/components/ui/skeleton';
import { listEventTypes } from '@/lib/api/contract/webhooks';
import { queryOf } from '@/lib/api/queries';
import { rawOf } from '@/lib/api/tolerant';
import type { Json } from '@/lib/contract/scalars';
import { own, prettyJson } from '@/lib/json/same-json';
import { dataOf } from './test-set';

const JsonEditor = dynamic(() => import('@/components/editing/json-editor'), {
  ssr: false,
  loading: () => <Skeleton className="h-40" />,
});

type DataFieldProps = { type: string; text: string; onChange: (text: string) => void };

/** The data of an event, typed; the example of its type is a beginning. */
export function DataField({ type, text, onChange }: DataFieldProps) {
  const t = useTranslations('workflows.try');
  const target = useTarget();
  const client = useQueryClient();

  async function fill() {
    try {
      const { items } = await client.fetchQuery({
        ...queryOf(listEventTypes, {}, target),
        staleTime: 600_000,
      });
      const example = rawOf(items.find((one) => one.type === type)?.example) as Json | undefined;
      const data = own(example, 'data') ?? example;
      if (data === undefined) toastError(t('noExample', { type }));
      else onChange(prettyJson(data));
    } catch {
      toastError(t('noExample', { type }));
    }
  }

  return (
    <div className="space-y-1.5">
      <div className="flex items-center justify-between gap-2">
        <span className="text-ink-muted text-xs">{t('dataHint')}</span>
        <Button size="sm" onPress={() => void fill()}>
          {t('example')}
        </Button>
      </div>
      <JsonEditor label={t('data')} value={text} onChange={onChange} height="10rem" />
      {text.trim() !== '' && dataOf(text) === undefined && (
        <p role="alert" className="text-danger-ink text-xs">
          {t('notData')}
        </p>
      )}
    </div>
  );
}
