'use client';

import { useTranslations } from 'next-intl';
import { RawRecord } from '@/components/records/panel/raw-record';
import { useSession } from '@/components/session/session-context';
import { CodeBlock } from '@/components/ui/code-block';
import { CopyButton } from '@/components/ui/copy-button';
import { Disclosure } from '@/components/ui/disclosure';
import { KeyValueList } from '@/components/ui/key-value-list';
import { sentCurl } from '@/lib/api/sent-curl';
import { CausedEvents } from './caused-events';
import { IdempotencyBadge } from './idempotency-badge';
import { hasWholeBody, type RequestRecord, targetOf } from './logged-request';
import { MessagePart } from './message-part';
import { Caller, KeyName, Received, Took } from './request-columns';
import { SendAgain } from './send-again-button';

/** A request with its reply: what was asked, what came back, what it caused, and how to send it again. */
export function RequestDetail({ request, mayCall }: { request: RequestRecord; mayCall: boolean }) {
  const t = useTranslations('requests');
  const { connection } = useSession();
  const isWhole = hasWholeBody(request);
  const items = [
    {
      label: t('detail.requestId'),
      value: <Copied text={String(request.request_id ?? '—')} />,
    },
    {
      label: t('detail.operation'),
      value: <code className="font-mono text-xs">{request.operation ?? '—'}</code>,
    },
    { label: t('column.time'), value: <Received at={request.received_at} /> },
    { label: t('column.duration'), value: <Took ms={request.duration_ms} /> },
    { label: t('column.key'), value: <KeyName of={request} /> },
    { label: t('column.client'), value: <Caller client={request.client} /> },
    ...(request.idempotency_key === undefined
      ? []
      : [
          {
            label: t('detail.idempotencyKey'),
            value: (
              <span className="flex flex-wrap items-center gap-2">
                <Copied text={request.idempotency_key} />
                <IdempotencyBadge outcome={request.idempotency} />
              </span>
            ),
          },
        ]),
  ];
  const fault = faultOf(request);
  if (fault !== undefined) items.push({ label: t('detail.fault'), value: <Copied text={fault} /> });
  return (
    <div className="space-y-5 pt-3">
      <SendAgain request={request} mayCall={mayCall} />
      <KeyValueList items={items} />
      <CausedEvents events={request.events ?? []} />
      <MessagePart
        title={t('detail.request')}
        headers={request.request_headers}
        body={request.request_body}
        isCut={!isWhole}
      />
      <MessagePart
        title={t('detail.reply')}
        headers={request.response_headers}
        body={request.response_body}
        isCut={(request.response_body_bytes ?? 0) > 16 * 1024}
      />
      <section>
        <h3 className="mb-1.5 font-medium">{t('detail.curl')}</h3>
        <CodeBlock
          label={t('detail.curl')}
          language="shell"
          isWrapped
          code={sentCurl(
            {
              method: request.method ?? 'GET',
              path: targetOf(request),
              requestBody: request.request_body ?? null,
            },
            connection?.baseUrl,
          )}
        />
        <p className="mt-1 text-ink-muted text-xs">{t(isWhole ? 'detail.curlHint' : 'detail.curlCut')}</p>
      </section>
      <Disclosure title={t('detail.json')} isLazy>
        <RawRecord label={t('detail.json')} record={request} />
      </Disclosure>
    </div>
  );
}

/** The fault of the sandbox that struck it, as the reply's header names it; who sent it may have seen no reply. */
function faultOf({ response_headers: headers }: RequestRecord): string | undefined {
  return Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'x-sandbox-fault')?.[1];
}

function Copied({ text }: { text: string }) {
  return (
    <span className="flex items-center gap-1">
      <code className="break-all font-mono text-xs">{text}</code>
      <CopyButton text={text} />
    </span>
  );
}
