'use client';

import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCompareScope } from '@/components/configuration/compare/compare-context';
import { choicesOf, nothingSelected, selectionCounts } from '@/components/configuration/selection/selection';
import { useRefusal } from '@/components/configuration/use-refusal';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { IconButton } from '@/components/ui/icon-button';
import { callConsole } from '@/lib/api/console-call';
import type { Comparison } from '@/lib/configuration/comparison';
import type { PlanView } from '@/lib/configuration/plan';
import type { PlanRequest } from '@/lib/configuration/requests';

/** What is selected, and the button that makes a plan of it: nothing is written by it. */
export function SelectionBar({ comparison }: { comparison: Comparison }) {
  const t = useTranslations('configuration.compare.selection');
  const router = useRouter();
  const refusal = useRefusal();
  const { compared, selection, change } = useCompareScope();
  const counts = selectionCounts(comparison, selection);
  const make = useMutation({
    mutationFn: () => {
      const body: PlanRequest = { ...compared!, choices: choicesOf(comparison, selection) };
      return callConsole<PlanView>('configuration/plans', { method: 'POST', body });
    },
    onSuccess: ({ id }) => router.push(`/configuration/plans/${encodeURIComponent(id)}`),
  });
  if (counts.all === 0) return null;
  const parts = (['create', 'update', 'publish', 'delete'] as const).filter((action) => counts[action] > 0);
  return (
    <div
      role="toolbar"
      aria-label={t('label')}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border bg-selected px-3 py-2"
    >
      <p className="min-w-0">
        <span className="font-medium">{t('count', { count: counts.all })}</span>{' '}
        <span className="text-ink-muted">
          {parts.map((action) => t(action, { count: counts[action] })).join(' · ')}
        </span>
      </p>
      {counts.undecided > 0 && (
        <p className="text-warning-ink">{t('undecided', { count: counts.undecided })}</p>
      )}
      <div className="ml-auto flex items-center gap-2">
        <Button variant="primary" isPending={make.isPending || make.isSuccess} onPress={() => make.mutate()}>
          {t('make')}
        </Button>
        <IconButton
          label={t('clear')}
          icon={<X aria-hidden />}
          onPress={() => change(() => nothingSelected)}
        />
      </div>
      {make.error && (
        <div className="basis-full">
          <FormError error={refusal(make.error)} />
        </div>
      )}
    </div>
  );
}
