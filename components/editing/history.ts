/** One state of the document and what led to it. */
export type HistoryStep<Content> = {
  readonly document: Content;
  /** What was done, as a word of the area's `command`. */
  readonly command: string;
  /** Commands of one group that follow each other at once (keys typed in one field) are one step back. */
  readonly group: string | undefined;
  readonly at: number;
};

/** Whole documents that share what did not change: a step back gives the very same document as before. */
export type History<Content> = {
  readonly past: readonly HistoryStep<Content>[];
  readonly present: HistoryStep<Content>;
  readonly future: readonly HistoryStep<Content>[];
};

export const HISTORY_MAX = 500;

/** Keys typed with a longer pause between them are two steps. */
export const GROUP_MS = 1_500;

export function startHistory<Content>(document: Content): History<Content> {
  return { past: [], present: { document, command: 'open', group: undefined, at: 0 }, future: [] };
}

export function record<Content>(history: History<Content>, step: HistoryStep<Content>): History<Content> {
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

export function undo<Content>(history: History<Content>): History<Content> {
  const last = history.past.at(-1);
  if (!last) return history;
  return { past: history.past.slice(0, -1), present: last, future: [history.present, ...history.future] };
}

export function redo<Content>(history: History<Content>): History<Content> {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { past: [...history.past, history.present], present: next, future };
}
