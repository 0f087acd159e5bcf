import { SquareKanban } from 'lucide-react';
import { listPipelines } from '@/lib/api/contract/pipelines';
import type { ItemOf } from '@/lib/api/reply';
import type { Search } from '../search';

/** All of them are read with the board: the names are looked through here. */
export const search: readonly Search[] = [
  {
    of: {
      path: '/pipelines',
      operations: { list: listPipelines },
      title: ({ nombre }: ItemOf<typeof listPipelines>) => nombre,
      details: () => [],
      filters: {},
    },
    icon: SquareKanban,
  },
];
