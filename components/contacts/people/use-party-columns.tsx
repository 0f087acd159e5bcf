'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { CompanyName } from '@/components/records/pick/company-name';
import { TagChips } from '@/components/records/pick/tag-chips';
import type { DataColumn } from '@/components/records/table/data-table-row';
import { chosenColumns } from '@/components/records/views/chosen-columns';
import { Instant } from '@/components/ui/instant';
import type { PartyRecord } from '@/lib/api/records';
import { partyName } from '@/lib/contacts/party-name';
import { showRut } from '@/lib/fields/rut';
import type { PartyKind } from './party-kind';
import { StateBadge } from './state-badge';

type Column = Omit<DataColumn<PartyRecord>, 'label'> & { readonly id: ColumnName };
type ColumnName =
  | 'nombre'
  | 'email'
  | 'telefono'
  | 'rut'
  | 'tags'
  | 'empresa_id'
  | 'estado'
  | 'sitio_web'
  | 'direccion'
  | 'external_id'
  | 'id'
  | 'created_at'
  | 'updated_at';

const text = (value: unknown) => (value === undefined || value === '' ? '—' : String(value));
const instant = (value: string | undefined) => (value === undefined ? '—' : <Instant value={value} />);

const columns: Readonly<Record<ColumnName, Column>> = {
  nombre: { id: 'nombre', width: 'minmax(12rem,2fr)', render: partyName },
  email: { id: 'email', width: 'minmax(12rem,2fr)', render: (row) => text(row.email) },
  telefono: { id: 'telefono', width: 'minmax(8.5rem,1fr)', render: (row) => text(row.telefono) },
  rut: { id: 'rut', width: 'minmax(7.5rem,1fr)', render: (row) => (row.rut ? showRut(row.rut) : '—') },
  tags: {
    id: 'tags',
    width: 'minmax(10rem,2fr)',
    render: (row) => (row.tags?.length ? <TagChips tags={row.tags} /> : '—'),
  },
  empresa_id: {
    id: 'empresa_id',
    width: 'minmax(10rem,1.5fr)',
    render: (row) => (row.empresa_id === undefined ? '—' : <CompanyName id={row.empresa_id} />),
  },
  estado: { id: 'estado', width: '7rem', render: (row) => <StateBadge estado={row.estado} /> },
  sitio_web: { id: 'sitio_web', width: 'minmax(10rem,1.5fr)', render: (row) => text(row.sitio_web) },
  direccion: { id: 'direccion', width: 'minmax(10rem,2fr)', render: (row) => text(row.direccion) },
  external_id: { id: 'external_id', width: 'minmax(8rem,1fr)', render: (row) => text(row.external_id) },
  id: { id: 'id', width: '6rem', align: 'end', render: (row) => text(row.id) },
  created_at: { id: 'created_at', width: '10rem', align: 'end', render: (row) => instant(row.created_at) },
  updated_at: { id: 'updated_at', width: '10rem', align: 'end', render: (row) => instant(row.updated_at) },
};

const ofKind = {
  contacts: {
    all: ['email', 'telefono', 'rut', 'tags', 'empresa_id', 'external_id', 'id', 'created_at', 'updated_at'],
    usual: ['email', 'telefono', 'rut', 'tags', 'updated_at'],
  },
  companies: {
    all: [
      'rut',
      'email',
      'telefono',
      'estado',
      'sitio_web',
      'direccion',
      'external_id',
      'id',
      'created_at',
      'updated_at',
    ],
    usual: ['rut', 'email', 'telefono', 'estado', 'updated_at'],
  },
} as const satisfies Record<PartyKind['name'], { all: ColumnName[]; usual: ColumnName[] }>;

/** The columns of the list: those that the user chose, in their order, else the usual ones, and all that there are. */
export function usePartyColumns(kind: PartyKind, chosen: readonly string[] | null) {
  const t = useTranslations('contacts.field');
  return useMemo(() => {
    const all: readonly ColumnName[] = ofKind[kind.name].all;
    const shownIds = chosenColumns(all, ofKind[kind.name].usual, chosen);
    const withLabel = (id: ColumnName): DataColumn<PartyRecord> => ({ ...columns[id], label: t(id) });
    return {
      shown: [withLabel('nombre'), ...shownIds.map(withLabel)],
      shownIds,
      choices: all.map((id) => ({ id, label: t(id) })),
    };
  }, [kind, chosen, t]);
}
