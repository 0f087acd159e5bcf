'use client';

import { Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/overlays/menu';
import { useDayNames } from './use-day-names';

type CopyDayProps = { day: number; onCopy: (to: readonly number[]) => void };

const all = [0, 1, 2, 3, 4, 5, 6];

/** Puts a day's ranges on others: all, the days of work, or one. */
export function CopyDay({ day, onCopy }: CopyDayProps) {
  const t = useTranslations('calendars.settings.hours');
  const names = useDayNames();
  const others = all.filter((each) => each !== day);
  return (
    <Menu
      label={t('copyTo', { day: names[day]!.long })}
      trigger={
        <IconButton size="sm" label={t('copyTo', { day: names[day]!.long })} icon={<Copy aria-hidden />} />
      }
    >
      <MenuItem id="work" onAction={() => onCopy(others.filter((each) => each < 5))}>
        {t('workdays')}
      </MenuItem>
      <MenuItem id="all" onAction={() => onCopy(others)}>
        {t('everyDay')}
      </MenuItem>
      <MenuSeparator />
      {others.map((each) => (
        <MenuItem key={each} id={String(each)} onAction={() => onCopy([each])}>
          {names[each]!.long}
        </MenuItem>
      ))}
    </Menu>
  );
}
