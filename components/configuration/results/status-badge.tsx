'use client';

import { Equal, Minus, Pencil, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import type { ComparedStatus } from '@/lib/configuration/comparison';

const looks = {
  onlySource: { tone: 'success', Icon: Plus },
  onlyTarget: { tone: 'neutral', Icon: Minus },
  different: { tone: 'warning', Icon: Pencil },
  equal: { tone: 'neutral', Icon: Equal },
} as const satisfies Record<ComparedStatus, { tone: Tone; Icon: typeof Plus }>;

/** Where a record is, and whether it is the same there. */
export function StatusBadge({ status }: { status: ComparedStatus }) {
  const t = useTranslations('configuration.compare.status');
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(status)}
    </Badge>
  );
}
