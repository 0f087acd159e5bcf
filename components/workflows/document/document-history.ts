import type { WorkflowDocument } from './document';

/** One state of the document and what led to it. */
export type HistoryStep = {
  readonly document: WorkflowDocument;
  /** What was done, in the words of `workflows.command`. */
  readonly command: string;
  /** Commands of one group that follow each other at once (keys typed in one field) are one step back. */
  readonly group: string | undefined;
  readonly at: number;
};

/** Whole documents that share what did not change: a step back gives the very same document as before. */
export type History = {
  readonly past: readonly HistoryStep[];
  readonly present: HistoryStep;
  readonly future: readonly HistoryStep[];
};

export const HISTORY_MAX = 500;

/** Keys typed with a longer pause between them are two steps. */
export const GROUP_MS = 1_500;

export function startHistory(document: WorkflowDocument): History {
  return { past: [], present: { document, command: 'open', group: undefined, at: 0 }, future: [] };
}

export function record(history: History, step: HistoryStep): History {
  const { present, past } = history;
  if (step.document === present.document) return history;
  const isSameAct =
    step.group !== undefined && step.group === present.group && step.at - present.at < GROUP_MS;
  return {
    past: isSameAct ? past : [...past, present].slice(-HISTORY_MAX),
    present: step,
    future: [],
  };
}

export function undo(history: History): History {
  const last = history.past.at(-1);
  if (!last) return history;
  return { past: history.past.slice(0, -1), present: last, future: [history.present, ...history.future] };
}

export function redo(history: History): History {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { past: [...history.past, history.present], present: next, future };
}
