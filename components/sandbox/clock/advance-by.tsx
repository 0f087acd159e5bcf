'use client';

import { FastForward } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMoveClock } from '@/components/clock/use-move-clock';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { NumberField } from '@/components/ui/fields/number-field';
import { Select } from '@/components/ui/fields/select';
import { moveClock } from '@/lib/api/contract/clock';
import { durationOf, MOST, type Unit, units } from './duration-of';

/** On by any length of time, to the minute. */
export function AdvanceBy({ isAdvancing }: { isAdvancing: boolean }) {
  const t = useTranslations('sandbox.clock');
  const { move, isMoving } = useMoveClock();
  const [count, setCount] = useState(3);
  const [unit, setUnit] = useState<Unit>('days');
  const isWhole = Number.isInteger(count) && count >= 1;
  if (!useCan(moveClock)) return null;
  return (
    <form
      aria-label={t('advanceBy')}
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) move({ advance: durationOf(count, unit) });
      }}
    >
      <NumberField
        label={t('advanceBy')}
        value={count}
        minValue={1}
        maxValue={MOST}
        step={1}
        onChange={setCount}
        className="w-28"
      />
      <Select
        label={t('unit')}
        isLabelHidden
        options={units.map((id) => ({ id, label: t(`units.${id}`) }))}
        value={unit}
        onChange={setUnit}
        className="w-32"
      />
      <Button
        type="submit"
        icon={<FastForward aria-hidden />}
        isDisabled={!isWhole || isAdvancing}
        isPending={isMoving}
      >
        {t('advance')}
      </Button>
    </form>
  );
}
