'use client';

import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { RecordList } from '@/components/records/list/record-list';
import { useRecordList } from '@/components/records/list/use-record-list';
import { sites } from '@/lib/resources/content/sites';

/** The sites of the subaccount; `children` is the panel of the open one. */
export function SitesPage({ children }: { children: ReactNode }) {
  const list = useRecordList(sites, { today: '' });
  return (
    <RecordList list={list} icon={<Globe aria-hidden />}>
      {children}
    </RecordList>
  );
}
