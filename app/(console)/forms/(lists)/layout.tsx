import type { ReactNode } from 'react';
import { AreaNav } from '@/components/shell/area-nav';

export default function FormListsLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <AreaNav area="forms" />
      <div className="flex min-h-0 flex-1 flex-col">{children}</div>
    </div>
  );
}
