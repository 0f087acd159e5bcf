'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { ReceiverExamples as Examples } from '@/lib/receiver/receiver-examples';

const ExamplesContext = createContext<Examples | undefined>(undefined);

/** Gives the pages below the code of receivers; the server reads it from its files. */
export function ReceiverExamples({ code, children }: { code: Examples; children: ReactNode }) {
  return <ExamplesContext value={code}>{children}</ExamplesContext>;
}

export function useReceiverExamples(): Examples {
  const code = useContext(ExamplesContext);
  if (!code) throw new Error('useReceiverExamples outside of ReceiverExamples');
  return code;
}
