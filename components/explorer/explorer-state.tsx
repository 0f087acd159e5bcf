'use client';

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { UnreadableFieldsProvider } from './form/unreadable-fields';
import type { OperationEntry } from './operations/operation-entry';
import { type ExplorerRequest, emptyRequest } from './request/explorer-request';

type State = {
  readonly operations: readonly OperationEntry[];
  readonly drafts: Readonly<Record<string, ExplorerRequest | undefined>>;
  readonly setDraft: (operationId: string, request: ExplorerRequest) => void;
};

const StateContext = createContext<State | undefined>(undefined);

/** Keeps what is filled in for each operation while another one is looked at. */
export function ExplorerProvider({
  operations,
  children,
}: {
  operations: readonly OperationEntry[];
  children: ReactNode;
}) {
  const [drafts, setDrafts] = useState<State['drafts']>({});
  const state = useMemo<State>(
    () => ({
      operations,
      drafts,
      setDraft: (operationId, request) => setDrafts((all) => ({ ...all, [operationId]: request })),
    }),
    [operations, drafts],
  );
  return (
    <UnreadableFieldsProvider>
      <StateContext value={state}>{children}</StateContext>
    </UnreadableFieldsProvider>
  );
}

/** All operations, and what is filled in for them. */
export function useExplorer(): State {
  const state = useContext(StateContext);
  if (!state) throw new Error('useExplorer outside of ExplorerProvider');
  return state;
}

/** What is filled in for one operation. */
export function useDraft(operationId: string): [ExplorerRequest, (request: ExplorerRequest) => void] {
  const { drafts, setDraft } = useExplorer();
  return [drafts[operationId] ?? emptyRequest, (request) => setDraft(operationId, request)];
}
