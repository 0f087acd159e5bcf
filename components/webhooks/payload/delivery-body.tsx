'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CodeBlock } from '@/components/ui/code-block';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import { indentJson } from '@/lib/json/indent-json';

/** The body: laid out for reading, or exactly the text that was sent and signed. */
export function DeliveryBody({ body }: { body: string | undefined }) {
  const t = useTranslations('webhooks.body');
  const [view, setView] = useState<'formatted' | 'exact'>('formatted');
  if (body === undefined) return <p className="text-ink-muted">{t('missing')}</p>;
  const bytes = new TextEncoder().encode(body).length;
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-center gap-3">
        <SegmentedControl
          label={t('view')}
          value={view}
          onChange={setView}
          options={[
            { id: 'formatted', label: t('formatted') },
            { id: 'exact', label: t('exact') },
          ]}
        />
        <span className="text-ink-muted text-xs">{t('bytes', { count: bytes })}</span>
      </div>
      <CodeBlock
        label={t(view)}
        language="json"
        code={view === 'exact' ? body : indentJson(body)}
        copyLabel={t('copy')}
        isWrapped={view === 'exact'}
      />
      {view === 'exact' && <p className="text-ink-muted text-xs">{t('exactHint')}</p>}
    </div>
  );
}
