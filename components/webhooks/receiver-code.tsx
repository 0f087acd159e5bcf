'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CodeBlock } from '@/components/ui/code-block';
import { Tabs } from '@/components/ui/tabs';
import { type Language, languages, receiverCode } from './receiver-snippets';

const names: Record<Language, string> = { node: 'Node', python: 'Python', php: 'PHP' };

/** How a receiver checks a delivery, accepting either secret while one is rotated. */
export function ReceiverCode() {
  const t = useTranslations('webhooks.receiverCode');
  const [language, setLanguage] = useState<string>('node');
  return (
    <section className="space-y-2">
      <h2 className="font-medium">{t('title')}</h2>
      <p className="text-ink-muted text-xs">{t('hint')}</p>
      <Tabs
        label={t('title')}
        value={language}
        onChange={setLanguage}
        items={languages.map((id) => ({
          id,
          label: names[id],
          content: <CodeBlock label={names[id]} code={receiverCode[id]} copyLabel={t('copy')} />,
        }))}
      />
    </section>
  );
}
