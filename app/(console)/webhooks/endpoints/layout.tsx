import type { ReactNode } from 'react';
import { ReceiverExamples } from '@/components/webhooks/signature/receiver-examples';
import { verifyExamples } from '@/lib/receiver/verify-examples';

/** Whoever is shown a secret is shown the code that checks with it. */
export default function EndpointsLayout({ children }: { children: ReactNode }) {
  return <ReceiverExamples code={verifyExamples()}>{children}</ReceiverExamples>;
}
