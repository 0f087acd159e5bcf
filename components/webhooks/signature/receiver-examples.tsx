'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { VerifyExamples } from '@/lib/receiver/verify-examples';

const ExamplesContext = createContext<VerifyExamples | undefined>(undefined);

/** Gives the pages below the code that checks a signature; the server reads it from its files. */
export function ReceiverExamples({ code, children }: { code: VerifyExamples; children: ReactNode }) {
  return <ExamplesContext value={code}>{children}</ExamplesContext>;
}

export function useReceiverExamples(): VerifyExamples {
  const code = useContext(ExamplesContext);
  if (!code) throw new Error('useReceiverExamples outside of ReceiverExamples');
  return code;
}
