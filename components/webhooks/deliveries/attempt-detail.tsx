'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { CodeBlock } from '@/components/ui/code-block';
import { Disclosure } from '@/components/ui/disclosure';
import { CopiedMoment } from '@/components/webhooks/copied-moment';
import { indentJson } from '@/lib/json/indent-json';
import { CauseWords } from './cause-words';
import type { TimelineStep } from './delivery-timeline';

type HeaderMap = Readonly<Record<string, string | undefined>> | undefined;

/** One attempt: when, how long, what came back, and why it did not count. */
export function AttemptDetail({ step }: { step: Extract<TimelineStep, { kind: 'attempt' }> }) {
  const t = useTranslations('webhooks.attempt');
  const { attempt, cause } = step;
  const isDelivered = cause === 'delivered';
  const title = t('title', { number: step.number });
  const faultWords = (fault: string) =>
    t.has(`fault.${fault}` as 'fault.delay') ? t(`fault.${fault}` as 'fault.delay') : fault;
  return (
    <div className="space-y-1">
      <h3 className="flex flex-wrap items-center gap-2 font-medium">
        {title}
        <Badge tone={isDelivered ? 'success' : 'danger'}>
          {attempt.response_status === undefined ? t('noAnswer') : `HTTP ${attempt.response_status}`}
        </Badge>
        {attempt.duration_ms !== undefined && (
          <span className="font-normal text-ink-muted text-xs">
            {t('duration', { ms: attempt.duration_ms })}
          </span>
        )}
      </h3>
      <p className="text-ink-muted text-xs">
        <CopiedMoment at={step.at} />
      </p>
      {attempt.fault && <p className="text-warning-ink text-xs">{faultWords(attempt.fault)}</p>}
      {!isDelivered && <CauseWords cause={cause} error={attempt.error} />}
      <Headers of={title} title={t('requestHeaders')} headers={attempt.request_headers} />
      <Headers of={title} title={t('responseHeaders')} headers={attempt.response_headers} />
      {attempt.response_body && (
        <Disclosure title={t('responseBody')} level={4} isDefaultOpen={!isDelivered}>
          <CodeBlock
            label={`${t('responseBody')}, ${title}`}
            language={languageOf(attempt.response_body)}
            code={indentJson(attempt.response_body)}
            isWrapped
          />
        </Disclosure>
      )}
    </div>
  );
}

/** Receivers answer with JSON, words or the page of a proxy. */
const languageOf = (body: string) => (/^\s*[[{]/.test(body) ? 'json' : undefined);

/** Several attempts are on the page: each block's name says whose it is. */
function Headers({ of, title, headers }: { of: string; title: string; headers: HeaderMap }) {
  const entries = Object.entries(headers ?? {});
  if (entries.length === 0) return null;
  return (
    <Disclosure title={`${title} (${entries.length})`} level={4}>
      <CodeBlock
        label={`${title}, ${of}`}
        language="http"
        code={entries.map(([name, value]) => `${name}: ${value ?? ''}`).join('\n')}
        isWrapped
      />
    </Disclosure>
  );
}
