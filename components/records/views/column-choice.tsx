'use client';

import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { IconButton } from '@/components/ui/icon-button';
import { PopoverDialog } from '@/components/ui/overlays/popover-dialog';
import { movedColumn } from './chosen-columns';

type ColumnChoiceProps<Id extends string> = {
  columns: readonly { id: Id; label: string }[];
  /** What is shown, in its order. */
  shown: readonly Id[];
  /** `null` goes back to the page's own choice. */
  onChange: (shown: readonly Id[] | null) => void;
};

/** Which columns a list shows, and in which order; not on a phone, whose rows have no columns. */
export function ColumnChoice<Id extends string>({ columns, shown, onChange }: ColumnChoiceProps<Id>) {
  const t = useTranslations('shell.columns');
  const labelOf = (id: Id) => columns.find((column) => column.id === id)?.label ?? id;
  const others = columns.map(({ id }) => id).filter((id) => !shown.includes(id));
  return (
    <PopoverDialog
      trigger={
        <Button icon={<Columns3 aria-hidden />} className="max-sm:hidden">
          {t('label')}
        </Button>
      }
      label={t('label')}
      placement="bottom start"
      className="w-72 p-2"
      contentClassName="space-y-1"
    >
      <ul aria-label={t('shown')}>
        {shown.map((id, place) => (
          <li key={id} className="flex items-center gap-1 px-1">
            <Checkbox
              isSelected
              isDisabled={shown.length === 1}
              onChange={() => onChange(shown.filter((one) => one !== id))}
              className="min-w-0 flex-1"
            >
              {labelOf(id)}
            </Checkbox>
            <IconButton
              label={t('up', { name: labelOf(id) })}
              icon={<ArrowUp aria-hidden />}
              size="sm"
              isDisabled={place === 0}
              onPress={() => onChange(movedColumn(shown, id, -1))}
            />
            <IconButton
              label={t('down', { name: labelOf(id) })}
              icon={<ArrowDown aria-hidden />}
              size="sm"
              isDisabled={place === shown.length - 1}
              onPress={() => onChange(movedColumn(shown, id, 1))}
            />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <ul aria-label={t('hidden')} className="border-t pt-1">
          {others.map((id) => (
            <li key={id} className="px-1">
              <Checkbox isSelected={false} onChange={() => onChange([...shown, id])}>
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
    </PopoverDialog>
  );
}
