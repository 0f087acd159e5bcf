'use client';

import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

type ProblemRowProps = {
  isError: boolean;
  /** The level in words. */
  level: string;
  /** What is wrong, and below it where. */
  children: ReactNode;
  where: ReactNode;
  /** Leads there; undefined where there is no such place. */
  onGo: (() => void) | undefined;
  fix: { readonly label: string; readonly apply: () => void } | undefined;
};

/** One thing that is wrong with a document: it leads to its place, and offers what would mend it. */
export function ProblemRow({ isError, level, children, where, onGo, fix }: ProblemRowProps) {
  const Icon = isError ? CircleAlert : TriangleAlert;
  return (
    <li className="flex items-start gap-1 rounded-md hover:bg-hover">
      <button
        type="button"
        onClick={onGo}
        disabled={!onGo}
        className="flex min-w-0 flex-1 items-start gap-2 rounded-md px-2 py-1.5 text-left"
      >
        <Icon
          role="img"
          aria-label={level}
          className={`mt-0.5 size-4 shrink-0 ${isError ? 'text-danger-ink' : 'text-warning-ink'}`}
        />
        <span className="min-w-0 break-words">
          {children}
          {where && <span className="block text-ink-muted text-xs">{where}</span>}
        </span>
      </button>
      {fix && (
        <Button size="sm" className="mt-1 mr-1 shrink-0" onPress={fix.apply}>
          {fix.label}
        </Button>
      )}
    </li>
  );
}
