'use client';

import { TriangleAlert, Zap } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFaults } from '@/components/faults/use-faults';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { lazy } from '@/components/ui/lazy';
import { toastError } from '@/components/ui/overlays/toast';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { createFault, deleteFaults } from '@/lib/api/contract/faults';
import { FaultTable } from './fault-table';
import { useFaultWrite } from './use-fault-write';

const FaultDialog = lazy(() => import('./fault-dialog').then((module) => module.FaultDialog));

/** What goes wrong on purpose in the subaccount, and an end to it; nothing where the server has no faults. */
export function FaultsPanel() {
  const t = useTranslations('sandbox.faults');
  const { faults, isMissing, error, again } = useFaults();
  const [isAdding, setIsAdding] = useState(false);
  const endAll = useFaultWrite(deleteFaults);
  const mayWrite = useCan(createFault);
  if (isMissing) return null;
  const add = mayWrite && (
    <Button icon={<Zap aria-hidden />} onPress={() => setIsAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <section id="faults" className="scroll-mt-4 space-y-3">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="font-semibold">{t('title')}</h2>
          <p className="max-w-prose text-ink-muted">{t('text')}</p>
        </div>
        {faults !== undefined && faults.length > 0 && (
          <>
            {add}
            {mayWrite && (
              <Button
                isPending={endAll.isPending}
                onPress={() => endAll.mutate({}, { onError: (failure) => toastError(failure) })}
              >
                {t('endAll')}
              </Button>
            )}
          </>
        )}
      </div>
      {faults === undefined &&
        (error ? <ErrorState error={error} onRetry={again} /> : <LoadingState rows={2} />)}
      {faults?.length === 0 && (
        <div className="rounded-lg border *:py-8">
          <EmptyState icon={<TriangleAlert aria-hidden />} title={t('emptyTitle')} actions={add}>
            {t('emptyText')}
          </EmptyState>
        </div>
      )}
      {faults !== undefined && faults.length > 0 && <FaultTable faults={faults} />}
      {isAdding && <FaultDialog onClose={() => setIsAdding(false)} />}
    </section>
  );
}
