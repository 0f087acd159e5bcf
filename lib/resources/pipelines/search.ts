import { Handshake, SquareKanban } from 'lucide-react';
import { listPipelines } from '@/lib/api/contract/pipelines';
import type { ItemOf } from '@/lib/api/reply';
import { type Search, search as searchOf } from '../search';
import { deals } from './deals';

export const search: readonly Search[] = [
  searchOf({
    of: deals,
    icon: Handshake,
    extension: 'q',
    says: ({ external_id, motivo_perdida }) => [external_id, motivo_perdida],
    shows: ['estado', 'amount', 'contacto_id', 'empresa_id', 'fecha_cierre_estimada', 'external_id'],
  }),
  /** All of them are read with the board: the names are looked through here. */
  searchOf<ItemOf<typeof listPipelines>>({
    of: {
      name: 'pipelines',
      area: 'pipelines',
      path: '/pipelines',
      words: { fields: 'pipelines.field', list: 'pipelines.list' },
      operations: { list: listPipelines },
      title: ({ nombre }) => nombre,
      details: () => [],
      fields: {},
      filters: {},
    },
    icon: SquareKanban,
  }),
];
