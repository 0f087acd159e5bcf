'use client';

import { Newspaper } from 'lucide-react';
import type { ReactNode } from 'react';
import { RecordList } from '@/components/records/list/record-list';
import { useRecordList } from '@/components/records/list/use-record-list';
import { posts } from '@/lib/resources/content/posts';

/** The blog posts, the published ones unless asked otherwise; `children` is the panel of the open one. */
export function PostsPage({ children }: { children: ReactNode }) {
  const list = useRecordList(posts, { today: '' });
  return (
    <RecordList list={list} icon={<Newspaper aria-hidden />}>
      {children}
    </RecordList>
  );
}
