'use client';

import { CopyCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useNameOr } from '@/components/records/blank';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import { upsertDeal } from '@/lib/api/contract/deals';
import type { DealRecord } from '@/lib/api/records';
import { deals } from '@/lib/resources/pipelines/deals';

type TakenNoticeProps = { deal: DealRecord | undefined; isPending: boolean; onUpdate: () => void };

/** Below the external id: which deal has it already, and that this one may be updated instead. */
export function TakenNotice({ deal, isPending, onUpdate }: TakenNoticeProps) {
  const t = useTranslations('pipelines.taken');
  const nameOr = useNameOr();
  const mayUpdate = useCan(upsertDeal);
  const isTrashed = deal?.estado === 'papelera';
  return (
    <div role="status" className={deal ? undefined : 'sr-only'}>
      {deal && (
        <div className="flex gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning-ink">
          <CopyCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
          <div className="min-w-0 space-y-2">
            <p className="break-words">
              {t.rich(isTrashed ? 'inTrash' : 'by', {
                name: () => <DealLink deal={deal} name={nameOr(deal.title, deal.id)} />,
              })}
            </p>
            {!isTrashed && mayUpdate && (
              <Button size="sm" isPending={isPending} onPress={onUpdate}>
                {t('update')}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** In a tab of its own: what is typed here stays. */
function DealLink({ deal, name }: { deal: DealRecord; name: string }) {
  const href = deals.hrefOf?.(deal);
  if (href === undefined) return name;
  return (
    <PageLink href={href} target="_blank" className="font-medium underline">
      {name}
    </PageLink>
  );
}
