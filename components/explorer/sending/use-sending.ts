'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '@/components/session/session-context';
import { isWrite } from '@/lib/contract/method';
import { tryParseJson } from '@/lib/json/parse-json';
import { useUnreadableFields } from '../form/unreadable-fields';
import { useKeptRequests } from '../kept/use-kept-requests';
import type { OperationForm } from '../operations/operation-form';
import type { RequestIssues } from '../request/check-request';
import { type ExplorerRequest, missingInPath } from '../request/explorer-request';
import { NoAnswer, sendRequest } from '../request/send-request';

/** What stands against a request before it is sent. */
export type Problems = RequestIssues & {
  readonly path: readonly { readonly field: string; readonly issue: string }[];
  readonly isJson: boolean;
  /** Fields whose typed JSON cannot be read: the body holds what they had before. */
  readonly unreadable: readonly string[];
};

const none: Problems = { path: [], query: [], body: [], isJson: true, unreadable: [] };

/**
 * Checks, asks and sends. A request that the contract would refuse is held back once: sent all the same, the server says
 * so in its own words. What has no id in its path has no address and is never sent.
 */
export function useSending(operation: OperationForm, request: ExplorerRequest) {
  const { connection } = useSession();
  const client = useQueryClient();
  const kept = useKeptRequests();
  const unreadable = useUnreadableFields();
  const [problems, setProblems] = useState(none);
  const [isAsking, setIsAsking] = useState(false);
  /** From the press until the answer: a second press meanwhile, or a key that repeats, would be a second write. */
  const isUnderWay = useRef(false);
  // What was wrong with a request that has changed since may be mended.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the request's change is what it is about
  useEffect(() => setProblems(none), [request]);
  const hasBody = operation.body !== undefined;
  const isChange = isWrite(operation);
  const isLive = connection?.environment === 'live';
  const mustAsk = isChange && (isLive || operation.method === 'DELETE');

  const sending = useMutation({
    mutationFn: (sent: ExplorerRequest) =>
      sendRequest(operation, sent, { hasBody, connectionId: connection?.id ?? '' }),
    onSuccess: (reply, sent) => {
      if (!reply.isRefusedHere) keep(sent, reply.status);
    },
    onError: (_, sent) => keep(sent, 0),
    onSettled() {
      isUnderWay.current = false;
      // Not waited for: the reply is shown before the pages have read anew.
      if (isChange) void client.invalidateQueries();
    },
  });

  function keep(sent: ExplorerRequest, status: number) {
    kept.add({ operationId: operation.id, at: new Date().toISOString(), status, request: sent });
  }

  function go(sent: ExplorerRequest) {
    isUnderWay.current = true;
    setIsAsking(false);
    setProblems(none);
    sending.mutate(sent);
  }

  async function send(isForced = false) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const found = { ...(await problemsOf(operation, request)), unreadable };
    const isHeld = found.query.length > 0 || found.body.length > 0 || !found.isJson;
    // Sent anyway it would go without what was typed.
    const isStopped = found.path.length > 0 || unreadable.length > 0 || (isHeld && !isForced);
    if (isStopped) setProblems(found);
    if (isStopped || mustAsk) isUnderWay.current = false;
    if (isStopped) return;
    if (mustAsk) setIsAsking(true);
    else go(request);
  }

  return {
    problems,
    send,
    /** The dialog may be pressed again while it fades. */
    confirm: () => isAsking && !isUnderWay.current && go(request),
    /** Under the key that it went by before: what was done then is not done again. */
    sendAgain(idempotencyKey: string) {
      if (isUnderWay.current) return;
      const sent = sending.variables ?? request;
      go({ ...sent, idempotencyKey });
    },
    isAsking,
    setIsAsking,
    isPending: sending.isPending,
    reply: sending.data,
    failure: sending.error,
    lostKey: sending.error instanceof NoAnswer ? sending.error.idempotencyKey : undefined,
    typedName: isLive ? connection.name : undefined,
  };
}

async function problemsOf(operation: OperationForm, request: ExplorerRequest): Promise<Problems> {
  const path = missingInPath(operation, request).map((field) => ({ field, issue: 'required' }));
  const isJson = operation.body === undefined || tryParseJson(request.body) !== undefined;
  // Where the check cannot be loaded the server checks alone.
  const checked = await import('../request/check-request').then(
    ({ checkRequest }) => checkRequest(operation.id, request),
    () => none,
  );
  return { ...none, query: checked.query, body: checked.body, path, isJson };
}
