'use client';

import { ListFilter } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useAgenda } from '@/components/calendars/entries/agenda-context';
import { useStateWord } from '@/components/calendars/entries/use-entry-words';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Select } from '@/components/ui/fields/select';
import { PopoverDialog } from '@/components/ui/overlays/popover-dialog';
import { idOf } from '@/lib/api/records';
import { isStateShown } from '@/lib/calendars/agenda-entries';

/** Which states are shown, and whose free slots are drawn. */
export function ShowMenu() {
  const t = useTranslations('calendars.agenda.show');
  const { states, values, set, shown, view, nameOf, mayBook } = useAgenda();
  const stateWord = useStateWord();
  const on = states.filter((state) => isStateShown(state, values.state));
  const active = shown.filter(({ activo }) => activo !== false);
  const hasSlots = mayBook && (view === 'week' || view === 'day') && active.length > 0;

  function toggle(state: string, isOn: boolean) {
    const next = states.filter((one) => (one === state ? isOn : on.includes(one)));
    const isUsual = next.length === 0 || states.every((one) => next.includes(one) === isStateShown(one, []));
    set({ state: isUsual ? [] : next });
  }

  return (
    <PopoverDialog
      label={t('label')}
      placement="bottom end"
      className="w-64 p-3!"
      contentClassName="space-y-3"
      trigger={
        <Button icon={<ListFilter aria-hidden />}>
          {values.state.length > 0 ? t('buttonStates', { count: values.state.length }) : t('button')}
        </Button>
      }
    >
      <fieldset>
        <legend className="mb-1 font-medium text-xs">{t('states')}</legend>
        {states.map((state) => (
          <Checkbox key={state} isSelected={on.includes(state)} onChange={(isOn) => toggle(state, isOn)}>
            {stateWord(state)}
          </Checkbox>
        ))}
      </fieldset>
      {hasSlots && (
        <Select
          label={t('free')}
          value={values.free || idOf(active[0]!)}
          onChange={(chosen) => set({ free: chosen === idOf(active[0]!) ? '' : chosen })}
          options={[
            { id: 'none', label: t('noFree') },
            ...active.map((calendar) => ({ id: idOf(calendar), label: nameOf(calendar) })),
          ]}
        />
      )}
    </PopoverDialog>
  );
}
