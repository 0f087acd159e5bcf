'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { PlanView } from '@/lib/configuration/plan';
import { compareHref } from './compare-href';

type TargetChangedProps = { plan: PlanView; changed: readonly string[]; onClose: () => void };

/** The target was changed after the plan was made: what of it, and the way to a new plan. Nothing was written. */
export function TargetChanged({ plan, changed, onClose }: TargetChangedProps) {
  const t = useTranslations('configuration.plan.changed');
  const kinds = useTranslations('configuration.kinds');
  const ui = useTranslations('ui');
  const records = changed.map((key) => plan.records.find(({ record }) => record.key === key)?.record ?? key);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      role="alertdialog"
      title={t('title', { name: plan.target.name })}
      footer={
        <>
          <Button onPress={onClose}>{ui('close')}</Button>
          <LinkButton variant="primary" href={compareHref(plan.source, plan.target)}>
            {t('compare')}
          </LinkButton>
        </>
      }
    >
      <div className="space-y-3">
        <p className="text-ink-muted">{t('text', { count: records.length })}</p>
        <ul aria-label={t('records')} className="divide-y rounded-md border">
          {records.map((record) =>
            typeof record === 'string' ? (
              <li key={record} className="break-words px-3 py-1.5">
                {record}
              </li>
            ) : (
              <li key={record.key} className="flex gap-3 px-3 py-1.5">
                <span className="min-w-0 flex-1 break-words">{record.title}</span>
                <span className="shrink-0 text-ink-muted">{kinds(record.kind)}</span>
              </li>
            ),
          )}
        </ul>
      </div>
    </Dialog>
  );
}
