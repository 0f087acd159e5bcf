'use client';

import { useTranslations } from 'next-intl';
import { RecordPanel } from '@/components/records/panel/record-panel';
import { posts } from '@/lib/resources/content/posts';
import { PostReading } from './post-reading';

/** One blog post beside its list: what it says, and its facts. */
export function PostPanel({ slug }: { slug: string }) {
  const t = useTranslations('content.posts');
  return (
    <RecordPanel
      of={posts}
      id={slug}
      tabs={({ titulo, contenido_html }) => [
        {
          id: 'reading',
          label: t('reading'),
          content: <PostReading title={titulo ?? slug} html={contenido_html} />,
        },
      ]}
    />
  );
}
