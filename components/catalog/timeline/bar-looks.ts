import type { DraftState } from '@/lib/catalog/timeline/time-rows';

/** How bars look by where their days are; their words say it too. */
export const barLooks = {
  ended: 'border-line-strong bg-sunken text-ink-muted',
  current: 'border-accent bg-accent-soft font-medium text-accent-ink',
  scheduled: 'border-accent border-dashed bg-surface text-accent-ink',
} as const;

export const gapLook =
  'border border-line bg-[repeating-linear-gradient(135deg,var(--line-strong)_0_1px,transparent_1px_5px)]';

/** What is drawn before the amount of a price that is not saved as it stands. */
export const draftMarks: Readonly<Record<DraftState, string>> = {
  saved: '',
  new: '+ ',
  changed: '✎ ',
  removed: '− ',
};

/** A part of 1 as CSS. */
export const percent = (part: number) => `${(part * 100).toFixed(3)}%`;
