'use client';

import { FileText } from 'lucide-react';
import { EnvironmentBadge } from '@/components/shell/environment-badge';
import type { SideView } from '@/lib/configuration/comparison';

/** One of the two that a plan is between: a connection with what it is for, or files. */
export function SideName({ side }: { side: SideView }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      {side.kind === 'files' && <FileText aria-hidden className="size-3.5 shrink-0 text-ink-faint" />}
      <span className="min-w-0 truncate">{side.name}</span>
      {side.environment && <EnvironmentBadge environment={side.environment} />}
    </span>
  );
}
