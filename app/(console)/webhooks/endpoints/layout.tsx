import type { ReactNode } from 'react';
import { ReceiverExamples } from '@/components/webhooks/signature/receiver-examples';
import { receiverExamples } from '@/lib/receiver/receiver-examples';

/** Whoever is shown a secret is shown the code that checks with it. */
export default function EndpointsLayout({ children }: { children: ReactNode }) {
  return <ReceiverExamples code={receiverExamples()}>{children}</ReceiverExamples>;
}
