'use client';

import type { toast } from 'sonner';
import { describeError } from '@/lib/format/describe-error';

/** What toasts are shown with; it comes after the page. */
const shown = Promise.withResolvers<typeof toast>();

/** To be told by the toaster once it is there. */
export function toasterIsReady(show: typeof toast): void {
  shown.resolve(show);
}

/** Says that something went well; `undo` puts a button beside it. */
export function toastSuccess(message: string, undo?: { label: string; onClick: () => void }): void {
  void shown.promise.then((show) => show.success(message, { action: undo }));
}

/**
 * Says why something failed, in the server's own words with its request id.
 * @param title what was being tried, where the words alone would not tell
 */
export function toastError(error: unknown, title?: string): void {
  const { message, requestId } = describeError(error);
  const lines = [title && message ? message : undefined, requestId].filter(Boolean);
  const options = { description: lines.join(' · ') || undefined, duration: 10_000 };
  void shown.promise.then((show) => show.error(title ?? (message || String(error)), options));
}
