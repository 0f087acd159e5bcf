import type { ReactNode } from 'react';
import { AreaMessages } from '@/components/layout/area-messages';

export default function PipelinesLayout({ children }: { children: ReactNode }) {
  return <AreaMessages area="pipelines">{children}</AreaMessages>;
}
