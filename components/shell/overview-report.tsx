'use client';

import { createContext, useContext, useEffect } from 'react';
import type { PartState } from './overview-layout';

/** A figure of the strip over the overview; it leads to exactly what it counts. */
export type Figure = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Below it: of how much, of which days. */
  readonly note?: string | undefined;
  readonly href: string;
  readonly tone?: 'danger' | undefined;
};

export type PartReport = {
  readonly state: PartState;
  readonly isShort?: boolean;
  readonly figures?: readonly Figure[];
};

type Place = { readonly report: (report: PartReport) => void };

/** The place of a part on the overview; outside of one nothing is reported. */
export const OverviewPlace = createContext<Place | undefined>(undefined);

/** Tells the overview how a part stands, so that the page is composed of what there is. */
export function useOverviewReport(report: PartReport): void {
  const place = useContext(OverviewPlace);
  const told = JSON.stringify(report);
  useEffect(() => place?.report(JSON.parse(told) as PartReport), [place, told]);
}

/** A part that the server cannot have, or that has nothing to do with who looks. */
export function OverviewAbsent() {
  useOverviewReport({ state: 'absent' });
  return null;
}
