'use client';

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { withUnreadable } from './unreadable-names';

type Report = (name: string, isUnreadable: boolean) => void;

const none: readonly string[] = [];
const NamesContext = createContext(none);
const ReportContext = createContext<Report>(() => {});

/** Knows which fields show what cannot be read, and what the body therefore does not hold. */
export function UnreadableFieldsProvider({ children }: { children: ReactNode }) {
  const [names, setNames] = useState(none);
  const [report] = useState<Report>(
    () => (name: string, isUnreadable: boolean) => setNames((all) => withUnreadable(all, name, isUnreadable)),
  );
  return (
    <ReportContext value={report}>
      <NamesContext value={names}>{children}</NamesContext>
    </ReportContext>
  );
}

/** The names of the fields whose text is no JSON yet (`config.reglas.0`): the body still holds what they held before. */
export function useUnreadableFields(): readonly string[] {
  return useContext(NamesContext);
}

/** To be called by each field that keeps what it cannot read; a field that leaves the page takes its text with it. */
export function useReportUnreadable(name: string, isUnreadable: boolean): void {
  const report = useContext(ReportContext);
  useEffect(() => {
    if (!isUnreadable) return;
    report(name, true);
    return () => report(name, false);
  }, [report, name, isUnreadable]);
}
