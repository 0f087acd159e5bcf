'use client';

import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { type RowIssue, rowIssues, rowsOf, type TierRow, tiersOf } from '@/lib/catalog/tiers/tier-rows';
import { decimalMark } from '@/lib/format/typed-amount';
import type { Tier } from '@/lib/rules/prices/amounts';

type Tiers = readonly Tier[];
type Options = {
  readonly tiers: Tiers;
  readonly currency: string;
  readonly onChange: (tiers: Tiers) => void;
  readonly onIssues: ((count: number) => void) | undefined;
};

/**
 * Tiers as they are typed. What cannot be read stays typed and is only told; the tiers themselves change once all of
 * them can be read. Tiers that change elsewhere take the place of what is typed.
 */
export function useTierRows({ tiers, currency, onChange, onIssues }: Options) {
  const mark = decimalMark(useLocale());
  const [rows, setRows] = useState(() => rowsOf(tiers, mark));
  /** What the rows stand for, and what was given last. */
  const [known, setKnown] = useState(tiers);
  const [given, setGiven] = useState(tiers);
  if (!isSame(given, tiers)) {
    setGiven(tiers);
    if (!isSame(known, tiers)) {
      setKnown(tiers);
      setRows(rowsOf(tiers, mark));
    }
  }
  const issues: readonly RowIssue[] = rowIssues(rows, mark, currency);
  const tell = useEffectEvent((count: number) => onIssues?.(count));
  useEffect(() => tell(issues.length), [issues.length]);

  return {
    rows,
    issues,
    mark,
    /** The last tiers of which everything could be read. */
    known,
    change(next: readonly TierRow[]): void {
      setRows(next);
      const read = tiersOf(next, mark, currency);
      if (!read || isSame(read, known)) return;
      setKnown(read);
      onChange(read);
    },
  };
}

function isSame(one: Tiers, other: Tiers): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
