import type { Area } from '../area.ts';

export const area = {
  name: 'content',
  entry: { group: 'sales', place: 6, href: '/content', icon: 'Newspaper', key: 'n' },
  pages: [
    { id: 'sites', href: '/content', needs: ['listSites'] },
    { id: 'posts', href: '/content/posts', needs: ['listBlogPosts'] },
    { id: 'conversations', href: '/content/conversations', needs: ['listConversations'] },
  ],
} as const satisfies Area;
