'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CodeBlock } from '@/components/ui/code-block';
import type { CodeLanguage } from '@/components/ui/code-colours';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import { Tabs } from '@/components/ui/tabs';
import { useReceiverExamples } from './receiver-examples';

type Example = { readonly name: string; readonly language: CodeLanguage; readonly code: string };

/** How a receiver is written: whole ones by framework, then the check of a signature alone by language. */
export function ReceiverCode({ hasTitle = true }: { hasTitle?: boolean }) {
  const t = useTranslations('webhooks.receiverCode');
  const { receivers, checks } = useReceiverExamples();
  const [kind, setKind] = useState<'whole' | 'check'>('whole');
  const [shown, setShown] = useState('');
  const whole: Record<keyof typeof receivers, Example> = {
    express: { name: 'Express', language: 'node', code: receivers.express },
    fastify: { name: 'Fastify', language: 'node', code: receivers.fastify },
    next: { name: 'Next.js', language: 'node', code: receivers.next },
    flask: { name: 'Flask', language: 'python', code: receivers.flask },
    fastapi: { name: 'FastAPI', language: 'python', code: receivers.fastapi },
    go: { name: 'net/http', language: 'go', code: receivers.go },
    spring: { name: 'Spring', language: 'java', code: receivers.spring },
  };
  const alone: Record<keyof typeof checks, Example> = {
    node: { name: 'Node', language: 'node', code: checks.node },
    python: { name: 'Python', language: 'python', code: checks.python },
    go: { name: 'Go', language: 'go', code: checks.go },
    java: { name: 'Java', language: 'java', code: checks.java },
  };
  const tabOf = (id: string, hint: string, { name, language, code }: Example) => ({
    id,
    label: name,
    content: (
      <div className="space-y-2">
        <p className="max-w-prose text-ink-muted text-xs">{hint}</p>
        <CodeBlock label={name} language={language} code={code} copyLabel={t('copy')} isWhole />
      </div>
    ),
  });
  const kinds = {
    whole: Object.entries(whole).map(([id, example]) => tabOf(id, t('wholeHint'), example)),
    check: Object.entries(alone).map(([id, example]) => tabOf(id, t('checkHint'), example)),
  };
  const items = kinds[kind];
  return (
    <section className="min-w-0 space-y-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        {hasTitle && <h2 className="font-medium">{t('title')}</h2>}
        <SegmentedControl
          label={t('kind')}
          value={kind}
          onChange={setKind}
          options={[
            { id: 'whole', label: t('whole') },
            { id: 'check', label: t('check') },
          ]}
        />
      </div>
      <Tabs
        key={kind}
        label={t('title')}
        value={items.some(({ id }) => id === shown) ? shown : items[0]!.id}
        onChange={setShown}
        items={items}
      />
    </section>
  );
}
