'use client';

import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { CopyButton } from './copy-button';

type ShownOnceProps = {
  title: string;
  /** Undefined where there is something else to show in its place. */
  secret: string | undefined;
  copyLabel: string;
  /** Where to keep it, and what to do once it is lost. */
  hint: string;
  children?: ReactNode;
};

/** A secret that is shown once. */
export function ShownOnce({ title, secret, copyLabel, hint, children }: ShownOnceProps) {
  return (
    <div className="space-y-2 rounded-lg border border-warning bg-warning-soft p-3">
      <p className="flex items-center gap-2 font-medium text-warning-ink">
        <KeyRound aria-hidden className="size-4 shrink-0" />
        {title}
      </p>
      {secret === undefined ? (
        children
      ) : (
        <div className="flex items-center gap-2 rounded-md border bg-surface px-2 py-1">
          <code data-testid="secret" className="min-w-0 flex-1 select-all break-all font-mono text-xs">
            {secret}
          </code>
          <CopyButton text={secret} label={copyLabel} isLabelVisible />
        </div>
      )}
      <p className="text-warning-ink text-xs">{hint}</p>
    </div>
  );
}
