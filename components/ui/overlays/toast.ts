'use client';

import type { toast } from 'sonner';
import { isConfirmed } from '@/lib/api/confirmed';
import { Unsettled } from '@/lib/api/outcome';
import type { ErrorWords } from '@/lib/format/describe-error';

/** How toasts are shown and what they say of errors; both come after the page. */
export type Toasting = {
  readonly show: typeof toast;
  readonly words: (error: unknown) => ErrorWords;
  readonly labels: Readonly<
    Record<'retry' | 'checkAgain' | 'confirmed' | 'done' | 'unknown' | 'undone', string>
  >;
};

let now: Toasting;
const shown = Promise.withResolvers<void>();

/** To be told by the toaster once it is there, and again where its words have changed. */
export function toasterIsReady(toasting: Toasting): void {
  now = toasting;
  shown.resolve();
}

const whenShown = (show: (toasting: Toasting) => void) => void shown.promise.then(() => show(now));

/** The notice that was shown last, by what it is about. */
const lastOf = new Map<string, number | string>();

type Undo = { label: string; onClick: () => void };

/**
 * Says that something went well; `undo` puts a button beside it. Where the server's reply was lost, and `reply` is what
 * was read afterwards, that is said too. Of what was done to one thing (`about`) the last alone is shown.
 */
export function toastSuccess(message: string, undo?: Undo, reply?: unknown, about?: string): void {
  whenShown(({ show, labels }) => {
    const id = show.success(message, {
      action: undo,
      description: isConfirmed(reply) ? labels.confirmed : undefined,
      duration: isConfirmed(reply) ? 10_000 : undefined,
    });
    if (about === undefined) return;
    // Not one notice that changes: one whose button was pressed is on its way out, and would take the new words with it.
    const earlier = lastOf.get(about);
    if (earlier !== undefined) show.dismiss(earlier);
    lastOf.set(about, id);
  });
}

/** Says that something went otherwise than asked, until it is dismissed; `undo` puts a button beside it. */
export function toastWarning(message: string, undo?: Undo): void {
  whenShown(({ show }) => void show.warning(message, { action: undo, duration: Number.POSITIVE_INFINITY }));
}

/** What was tried, in the words for its not having happened and, of a write, for nobody knowing whether it did. */
export type TriedWords = { readonly refused: string; readonly unknown: string };
export type Tried = string | TriedWords;

/** Words that hold whatever the error, which is the last of several. */
export const always = (words: string): TriedWords => ({ refused: words, unknown: words });

type Ways = {
  /** Tries the same again, by the same key where nobody knows what became of it. */
  readonly retry?: (() => void) | undefined;
  /** What is said where it is seen later to have happened. */
  readonly done?: string | undefined;
};

/**
 * Says why something failed, and whether it changed anything, until it is dismissed: in the server's own words or the
 * console's, with the request id and the ways on.
 */
export function toastError(error: unknown, tried?: Tried, ways: Ways = {}): void {
  whenShown(({ show, words, labels }) => {
    const { message, requestId } = words(error);
    const title = titleOf(error, tried, labels);
    const again = error instanceof Unsettled ? error.again : undefined;
    const follow = (act: () => Promise<unknown>) => () =>
      void act().then(
        (reply) => toastSuccess(ways.done ?? labels.done, undefined, reply),
        (next) => toastError(next, tried, ways),
      );
    const retry = ways.retry ?? (again && follow(again.resend));
    const check = again?.check && isOpen(error) ? follow(again.check) : undefined;
    show.error(title ?? (message || String(error)), {
      description: [title && message, requestId].filter(Boolean).join(' · ') || undefined,
      duration: Number.POSITIVE_INFINITY,
      action: retry && { label: labels.retry, onClick: retry },
      cancel: check && { label: labels.checkAgain, onClick: check },
    });
  });
}

const isOpen = (error: unknown) => error instanceof Unsettled && error.found !== 'undone';

function titleOf(error: unknown, tried: Tried | undefined, labels: Toasting['labels']): string | undefined {
  if (isOpen(error)) return typeof tried === 'object' ? tried.unknown : labels.unknown;
  const refused = typeof tried === 'object' ? tried.refused : tried;
  return refused ?? (error instanceof Unsettled ? labels.undone : undefined);
}
