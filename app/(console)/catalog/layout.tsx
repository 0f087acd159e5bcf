import type { ReactNode } from 'react';
import { AreaLayout } from '@/components/shell/area-layout';

export default function CatalogLayout({ children }: { children: ReactNode }) {
  return (
    <AreaLayout area="catalog" page="products">
      {children}
    </AreaLayout>
  );
}
