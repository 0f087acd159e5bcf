'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSession } from '@/components/session/session-context';
import { lazyInSight } from '@/components/ui/lazy';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { LoadingState } from '@/components/ui/states';
import { Tabs } from '@/components/ui/tabs';
import { isWrite } from '@/lib/contract/method';
import { useDraft, useExplorer } from './explorer-state';
import { OperationHead } from './operation-head';
import { standingsOf } from './operations/operation-entry';
import type { OperationForm } from './operations/operation-form';
import { FailureView } from './reply/failure-view';
import { ReplyView } from './reply/reply-view';
import { scrollPane } from './scroll-pane';
import { SendBar } from './sending/send-bar';
import { useSending } from './sending/use-sending';
import { snippetRequestOf } from './snippets/snippet-request';
import { SnippetView } from './snippets/snippet-view';

const RequestFields = lazyInSight(
  () => import('./request-fields').then((module) => module.RequestFields),
  LoadingState,
);

/** One operation: what it takes, its JSON, sending it, its reply and its code. */
export function OperationPage({ operation }: { operation: OperationForm }) {
  const t = useTranslations('explorer');
  const { connection, closed, user } = useSession();
  const { operations } = useExplorer();
  const [request, setRequest] = useDraft(operation.id);
  const [tab, setTab] = useState('reply');
  const sending = useSending(operation, request);
  const standing = standingsOf(operations, closed, user.role).get(operation.id) ?? 'open';
  const isRefused = standing === 'role' || standing === 'credential';
  const hasBody = operation.body !== undefined;
  const results = useRef<HTMLDivElement>(null);
  const { reply: answer, failure } = sending;
  // A long form would hide what came: its end is where the reply begins.
  useEffect(() => {
    if (results.current && (answer || failure)) bringIntoSight(results.current);
  }, [answer, failure]);

  function send(isForced?: boolean) {
    if (isRefused) return;
    setTab('reply');
    void sending.send(isForced);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) send();
  }

  const reply = sending.reply ? (
    <ReplyView reply={sending.reply} isWrite={isWrite(operation)} onSendAgain={sending.sendAgain} />
  ) : sending.failure ? (
    <FailureView
      failure={sending.failure}
      isWrite={isWrite(operation)}
      lostKey={sending.lostKey}
      onSendAgain={sending.sendAgain}
    />
  ) : (
    <p className="text-ink-muted">{t('reply.none')}</p>
  );

  return (
    <div onKeyDownCapture={onKeyDown} className="space-y-5 px-4 pt-3 pb-10 sm:px-6">
      <OperationHead operation={operation} standing={standing} />
      <RequestFields
        operation={operation}
        request={request}
        onChange={setRequest}
        problems={sending.problems}
      />
      <SendBar
        problems={sending.problems}
        isPending={sending.isPending}
        isRefused={isRefused}
        onSend={send}
      />
      <div ref={results}>
        <Tabs
          label={t('tabs.results')}
          value={tab}
          onChange={setTab}
          items={[
            { id: 'reply', label: t('tabs.reply'), content: reply },
            {
              id: 'code',
              label: t('tabs.code'),
              content: (
                <SnippetView
                  request={snippetRequestOf(operation, request, {
                    baseUrl: connection?.baseUrl ?? '',
                    hasBody,
                  })}
                />
              ),
            },
          ]}
        />
      </div>
      <ConfirmDialog
        isOpen={sending.isAsking}
        onOpenChange={sending.setIsAsking}
        title={t('confirm.title', { method: operation.method, path: operation.path })}
        confirmLabel={t('confirm.send')}
        isDanger={operation.method === 'DELETE'}
        typedName={sending.typedName}
        isPending={sending.isPending}
        onConfirm={sending.confirm}
      >
        <p>
          {t(sending.typedName === undefined ? 'confirm.text' : 'confirm.liveText', {
            name: connection?.name ?? '',
          })}
        </p>
      </ConfirmDialog>
    </div>
  );
}

/** What begins in the lower half of the window, or below it, is scrolled up; what can be read stays where it is. */
function bringIntoSight(element: HTMLElement) {
  if (element.getBoundingClientRect().top > window.innerHeight / 2) scrollPane(element, 'start');
}
