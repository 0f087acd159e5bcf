'use client';

import { useTranslations } from 'next-intl';
import { CodeBlock } from '@/components/ui/code-block';
import { Disclosure } from '@/components/ui/disclosure';
import { indentJson } from '@/lib/json/indent-json';

type MessagePartProps = {
  /** Which of the two it is: names its blocks. */
  title: string;
  headers: Readonly<Record<string, string | undefined>> | undefined;
  body: string | undefined;
  /** The body is not all there, or not as it was. */
  isCut: boolean;
};

/** A request or a reply: its headers and its body. */
export function MessagePart({ title, headers = {}, body, isCut }: MessagePartProps) {
  const t = useTranslations('requests.detail');
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value ?? ''}`);
  return (
    <section className="space-y-1.5">
      <h3 className="font-medium">{title}</h3>
      <Disclosure title={t('headers', { count: lines.length })} level={4}>
        <CodeBlock label={t('headersOf', { of: title })} language="http" code={lines.join('\n')} isWrapped />
      </Disclosure>
      {body ? (
        <CodeBlock label={t('bodyOf', { of: title })} language="json" code={indentJson(body)} isWrapped />
      ) : (
        <p className="text-ink-muted">{t('noBody')}</p>
      )}
      {body && isCut && <p className="text-warning-ink text-xs">{t('isCut')}</p>}
    </section>
  );
}
