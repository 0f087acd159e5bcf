'use client';

import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { KeyValueList } from '@/components/ui/key-value-list';
import type { Verdict } from './signature-check';

const looks = {
  good: { box: 'border-success bg-success-soft text-success-ink', icon: CircleCheck },
  late: { box: 'border-warning bg-warning-soft text-warning-ink', icon: TriangleAlert },
  bad: { box: 'border-danger bg-danger-soft text-danger-ink', icon: CircleX },
};

/** Why a signature holds or fails, and what mends it. */
export function VerdictWords({ verdict }: { verdict: Verdict }) {
  const t = useTranslations('webhooks.verdict');
  switch (verdict.kind) {
    case 'valid':
      return (
        <Box look="good" title={t(`valid.${verdict.by}`)}>
          {t(verdict.by === 'current' ? 'validHint' : 'validHintPrevious', {
            seconds: Math.abs(verdict.ageSeconds),
          })}
        </Box>
      );
    case 'stale':
    case 'future':
      return (
        <Box look="late" title={t(`${verdict.kind}.title`)}>
          {t(`${verdict.kind}.help`, { seconds: Math.abs(verdict.ageSeconds) })}
        </Box>
      );
    case 'header':
      return (
        <Box look="bad" title={t('header.title')}>
          {t(`header.${verdict.fault}`)}
        </Box>
      );
    case 'body_changed':
      return (
        <Box look="bad" title={t('body_changed.title')}>
          {t(`body_changed.${verdict.change}`)}
        </Box>
      );
    case 'mismatch':
      return (
        <Box look="bad" title={t('mismatch.title')}>
          {t(verdict.hasOtherOrder ? 'mismatch.otherOrder' : 'mismatch.help')}
          <KeyValueList
            className="mt-2"
            items={[
              { label: t('mismatch.received'), value: <Hex value={verdict.received} /> },
              { label: t('mismatch.expected'), value: <Hex value={verdict.expected} /> },
            ]}
          />
        </Box>
      );
    default:
      return (
        <Box look="bad" title={t(`${verdict.kind}.title`)}>
          {t(`${verdict.kind}.help`)}
        </Box>
      );
  }
}

function Hex({ value }: { value: string }) {
  return <code className="break-all font-mono text-ink text-xs">{value}</code>;
}

function Box({ look, title, children }: { look: keyof typeof looks; title: string; children: ReactNode }) {
  const { box, icon: Icon } = looks[look];
  return (
    <div role="status" data-testid="verdict" className={classNames('flex gap-2 rounded-lg border p-3', box)}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <div className="text-ink">{children}</div>
      </div>
    </div>
  );
}
