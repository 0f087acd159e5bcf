'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CodeBlock } from '@/components/ui/code-block';
import { Tabs } from '@/components/ui/tabs';
import type { ExampleLanguage } from '@/lib/receiver/verify-examples';
import { useReceiverExamples } from './receiver-examples';

const languages: readonly { readonly id: ExampleLanguage; readonly name: string }[] = [
  { id: 'node', name: 'Node' },
  { id: 'python', name: 'Python' },
  { id: 'go', name: 'Go' },
  { id: 'java', name: 'Java' },
];

/** How a receiver checks a delivery, accepting either secret while one is rotated. */
export function ReceiverCode({ hasTitle = true }: { hasTitle?: boolean }) {
  const t = useTranslations('webhooks.receiverCode');
  const code = useReceiverExamples();
  const [language, setLanguage] = useState<string>('node');
  return (
    <section className="min-w-0 space-y-2">
      {hasTitle && <h2 className="font-medium">{t('title')}</h2>}
      <p className="text-ink-muted text-xs">{t('hint')}</p>
      <Tabs
        label={t('title')}
        value={language}
        onChange={setLanguage}
        items={languages.map(({ id, name }) => ({
          id,
          label: name,
          content: <CodeBlock label={name} language={id} code={code[id]} copyLabel={t('copy')} isWhole />,
        }))}
      />
    </section>
  );
}
