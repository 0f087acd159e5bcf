'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';

export type TagEditorProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  hint?: ReactNode;
  /** What is wrong with it; said at once. */
  error?: string | undefined;
  isReadOnly: boolean;
  /** Merge tags are filled in here, and can be inserted. */
  takesTags: boolean;
  /** Colours of JSON, and tags as strings of it. */
  isJson?: boolean;
};

/** A long text with its merge tags as chips. Its code comes where it is shown. */
export const TagEditor = dynamic<TagEditorProps>(
  () => import('./tag-editor-control').then((module) => module.TagEditorControl),
  { ssr: false, loading: () => <Skeleton className="h-28" /> },
);
