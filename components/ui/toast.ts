'use client';

import { toast } from 'sonner';
import { describeError } from '@/lib/format/describe-error';

/** Says that something went well; `undo` puts a button beside it. */
export function toastSuccess(message: string, undo?: { label: string; onClick: () => void }): void {
  toast.success(message, { action: undo });
}

/**
 * Says why something failed, in the server's own words with its request id.
 * @param title what was being tried, where the words alone would not tell
 */
export function toastError(error: unknown, title?: string): void {
  const { message, requestId } = describeError(error);
  const lines = [title && message ? message : undefined, requestId].filter(Boolean);
  toast.error(title ?? (message || String(error)), {
    description: lines.join(' · ') || undefined,
    duration: 10_000,
  });
}
