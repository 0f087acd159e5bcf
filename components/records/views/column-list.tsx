'use client';

import { ArrowDown, ArrowUp, Pin } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { IconButton } from '@/components/ui/icon-button';
import { type ColumnState, withMoved, withPinned, withShown } from '@/lib/records/column-state';

export type ColumnChoiceProps = {
  /** All that there are. */
  columns: readonly { readonly id: string; readonly label: string }[];
  state: ColumnState;
  /** `null` goes back to the page's own choice. */
  onChange: (state: ColumnState | null) => void;
};

/** The columns of a list, to show, to hide, to put in order and to keep in sight. */
export function ColumnList({ columns, state, onChange }: ColumnChoiceProps) {
  const t = useTranslations('shell.columns');
  const { first, shown, pinned } = state;
  const labelOf = (id: string) => columns.find((column) => column.id === id)?.label ?? id;
  const others = columns.map(({ id }) => id).filter((id) => id !== first && !shown.includes(id));
  return (
    <>
      <ul aria-label={t('shown')}>
        {shown.map((id, place) => (
          <li key={id} className="flex items-center gap-1 px-1">
            <Checkbox
              isSelected
              isDisabled={shown.length === 1}
              onChange={() => onChange(withShown(state, id, false))}
              className="min-w-0 flex-1"
            >
              {labelOf(id)}
            </Checkbox>
            <IconButton
              label={t(place < pinned ? 'unpin' : 'pin', { name: labelOf(id) })}
              icon={<Pin aria-hidden className={place < pinned ? 'text-accent' : undefined} />}
              size="sm"
              onPress={() => onChange(withPinned(state, id, place >= pinned))}
            />
            <IconButton
              label={t('up', { name: labelOf(id) })}
              icon={<ArrowUp aria-hidden />}
              size="sm"
              isDisabled={place === 0}
              onPress={() => onChange(withMoved(state, id, place - 1))}
            />
            <IconButton
              label={t('down', { name: labelOf(id) })}
              icon={<ArrowDown aria-hidden />}
              size="sm"
              isDisabled={place === shown.length - 1}
              onPress={() => onChange(withMoved(state, id, place + 1))}
            />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <ul aria-label={t('hidden')} className="border-t pt-1">
          {others.map((id) => (
            <li key={id} className="px-1">
              <Checkbox isSelected={false} onChange={() => onChange(withShown(state, id, true))}>
                {labelOf(id)}
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
      <div className="border-t pt-2">
        <Button size="sm" variant="ghost" onPress={() => onChange(null)}>
          {t('reset')}
        </Button>
      </div>
    </>
  );
}
