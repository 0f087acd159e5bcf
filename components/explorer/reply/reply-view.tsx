'use client';

import { useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { CodeBlock } from '@/components/ui/code-block';
import { CopyButton } from '@/components/ui/copy-button';
import { Disclosure } from '@/components/ui/disclosure';
import { KeyValueList } from '@/components/ui/key-value-list';
import { PageLink } from '@/components/ui/page-link';
import { useErrorWords } from '@/components/ui/use-error-words';
import { outcomeOf } from '@/lib/api/outcome';
import { indentJson } from '@/lib/json/indent-json';
import { tryParseJson } from '@/lib/json/parse-json';
import type { ExplorerReply } from '../request/send-request';

/** More than this of a body is not drawn; all of it can be copied. */
const MOST_SHOWN = 300_000;

const toneOf = (status: number): Tone =>
  status < 300 ? 'success' : status < 400 ? 'neutral' : status < 500 ? 'warning' : 'danger';

type ReplyViewProps = {
  reply: ExplorerReply;
  /** It was a write. */
  isWrite: boolean;
  onSendAgain: (idempotencyKey: string) => void;
};

/** An answer: what it means, how long it took, its headers, its body. */
export function ReplyView({ reply, isWrite, onSendAgain }: ReplyViewProps) {
  const t = useTranslations('explorer.reply');
  const wordsOf = useErrorWords();
  const { status, took, bytes, requestId, error, idempotencyKey, headers } = reply;
  if (reply.isRefusedHere) return <Refusal reply={reply} />;
  const isUnknown = isWrite && error !== undefined && outcomeOf(error) === 'unknown';
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Badge tone={toneOf(status)}>{t('status', { status })}</Badge>
          <span className="text-ink-muted text-xs tabular-nums">{t('took', { ms: Math.round(took) })}</span>
          <span className="text-ink-muted text-xs tabular-nums">{t('size', { bytes })}</span>
        </div>
        {requestId && <RequestId id={requestId} />}
        {isWrite && (
          <PageLink href="/settings/activity" className="text-accent-ink text-xs underline">
            {t('activity')}
          </PageLink>
        )}
      </div>
      {error && <p className="text-danger-ink">{wordsOf(error, isWrite).message}</p>}
      {isUnknown && idempotencyKey && <UnknownOutcome onSendAgain={() => onSendAgain(idempotencyKey)} />}
      <ReplyBody text={reply.text} />
      <Disclosure title={t('headers', { count: headers.length })}>
        <KeyValueList
          items={[
            ...headers.map(([label, value]) => ({ label, value })),
            ...(idempotencyKey ? [{ label: t('sentKey'), value: idempotencyKey }] : []),
          ]}
          className="font-mono text-xs"
        />
      </Disclosure>
    </div>
  );
}

/** The console's own refusal is no answer of the server: it has neither a status nor a body worth showing. */
function Refusal({ reply: { error, requestId } }: { reply: ExplorerReply }) {
  const t = useTranslations('explorer.reply');
  const wordsOf = useErrorWords();
  return (
    <div className="space-y-2">
      <p role="status" className="text-danger-ink">
        {t('notSent', { reason: wordsOf(error).message })}
      </p>
      {requestId && <RequestId id={requestId} />}
    </div>
  );
}

function RequestId({ id }: { id: string }) {
  const t = useTranslations('explorer.reply');
  return (
    <span className="flex min-w-0 items-center gap-1 text-ink-muted text-xs">
      <span className="min-w-0 break-all">{t('requestId', { id })}</span>
      <CopyButton text={id} label={t('copyRequestId')} />
    </span>
  );
}

/** Nobody knows whether a write took effect: the same key makes another try safe. */
export function UnknownOutcome({ onSendAgain }: { onSendAgain: () => void }) {
  const t = useTranslations('explorer.reply');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="max-w-prose">{t('unknown')}</p>
      <Button size="sm" onPress={onSendAgain}>
        {t('sendAgain')}
      </Button>
    </div>
  );
}

function ReplyBody({ text }: { text: string }) {
  const t = useTranslations('explorer.reply');
  if (text === '') return <p className="text-ink-muted">{t('empty')}</p>;
  const isJson = tryParseJson(text) !== undefined;
  const laidOut = isJson ? indentJson(text) : text;
  const isCut = laidOut.length > MOST_SHOWN;
  return (
    <div className="space-y-1">
      {!isJson && <p className="text-ink-muted text-xs">{t('notJson')}</p>}
      <CodeBlock
        label={t('body')}
        code={isCut ? laidOut.slice(0, MOST_SHOWN) : laidOut}
        language={isJson ? 'json' : undefined}
        isWrapped
      />
      {isCut && (
        <p className="flex items-center gap-2 text-ink-muted text-xs">
          {t('cut')} <CopyButton text={laidOut} label={t('copyAll')} isLabelVisible />
        </p>
      )}
    </div>
  );
}
