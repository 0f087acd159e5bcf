'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';

const known = ['activa', 'archivada'] as const;
const isKnown = (estado: string): estado is (typeof known)[number] =>
  (known as readonly string[]).includes(estado);

/** The name of a company's state; a state that nobody knows keeps its own. */
export function useStateName() {
  const t = useTranslations('contacts.estado');
  return (estado: string) => (isKnown(estado) ? t(estado) : estado);
}

export function StateBadge({ estado }: { estado: string | undefined }) {
  const name = useStateName();
  if (estado === undefined) return <>—</>;
  return <Badge tone={estado === 'activa' ? 'success' : 'neutral'}>{name(estado)}</Badge>;
}
