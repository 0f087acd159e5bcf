'use client';

import { useTranslations } from 'next-intl';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useNameOr } from '@/components/records/blank';
import { classNames } from '@/components/ui/class-names';
import { idOf, type StageRecord } from '@/lib/api/records';
import { stageKind } from '@/lib/deals/deal-totals';

type StagePathProps = {
  /** In the order of the pipeline. */
  stages: readonly StageRecord[];
  stageId: string | undefined;
  /** Undefined where the deal may not be moved. */
  onMove: ((stage: StageRecord) => void) | undefined;
};

/** The stages as one path with those that are behind the deal marked; a press moves the deal there. */
export function StagePath({ stages, stageId, onMove }: StagePathProps) {
  const t = useTranslations('pipelines');
  const nameOr = useNameOr();
  const at = stages.findIndex((stage) => idOf(stage) === stageId);
  return (
    <ol aria-label={t('deal.path')} className="flex flex-wrap gap-1">
      {stages.map((stage, index) => {
        const name = nameOr(stage.nombre, stage.id, (id) => t('stage.unnamed', { id }));
        const isHere = index === at;
        const style = classNames(
          'block max-w-40 truncate rounded-md border px-2 py-1 text-xs',
          isHere && 'border-accent bg-accent font-medium text-on-accent',
          isHere && stageKind(stage) === 'won' && 'border-success! bg-success-soft! text-success-ink!',
          isHere && stageKind(stage) === 'lost' && 'border-danger! bg-danger-soft! text-danger-ink!',
          !isHere && (index < at ? 'bg-accent-soft text-accent-ink' : 'text-ink-muted'),
          !isHere && onMove && 'hover:bg-hover hover:text-ink',
        );
        return (
          <li key={idOf(stage)} aria-current={isHere ? 'step' : undefined}>
            {onMove && !isHere ? (
              <AriaButton
                className={style}
                aria-label={t('move.to', { stage: name })}
                onPress={() => onMove(stage)}
              >
                {name}
              </AriaButton>
            ) : (
              <span className={style}>{name}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
