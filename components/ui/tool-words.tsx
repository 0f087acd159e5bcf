import type { ReactNode } from 'react';

/** The words of a button over a list: an icon alone where an open panel leaves the list little room. */
export function ToolWords({ children }: { children: ReactNode }) {
  return <span className="truncate sm:@max-2xl:sr-only">{children}</span>;
}
