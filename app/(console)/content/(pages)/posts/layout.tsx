import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PostsPage } from '@/components/content/posts/posts-page';
import { FirstPage } from '@/components/records/list/first-page';
import { AreaGate } from '@/components/shell/area-gate';
import { posts } from '@/lib/resources/content/posts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('content.posts');
  return { title: t('title') };
}

/** The list stays while a panel opens over it: `children` is the panel. */
export default function PostsLayout({ children }: { children: ReactNode }) {
  return (
    <AreaGate page="posts" isUnderHeader>
      <FirstPage of={posts}>
        <PostsPage>{children}</PostsPage>
      </FirstPage>
    </AreaGate>
  );
}
