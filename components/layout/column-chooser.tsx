'use client';

import { Columns3 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Menu, MenuChoices, MenuItem } from '@/components/ui/menu';

type ColumnChooserProps = {
  /** All columns that there are beside the first, which always stays. */
  columns: readonly { readonly id: string; readonly label: string }[];
  shown: readonly string[];
  /** In the order of `columns`. */
  onChange: (shown: readonly string[]) => void;
};

/** Which columns a table shows. */
export function ColumnChooser({ columns, shown, onChange }: ColumnChooserProps) {
  const t = useTranslations('ui');
  return (
    <Menu label={t('columns')} trigger={<Button icon={<Columns3 aria-hidden />}>{t('columns')}</Button>}>
      <MenuChoices
        title={t('columns')}
        values={shown}
        onChange={(values) => onChange(columns.map(({ id }) => id).filter((id) => values.includes(id)))}
      >
        {columns.map(({ id, label }) => (
          <MenuItem key={id} id={id}>
            {label}
          </MenuItem>
        ))}
      </MenuChoices>
    </Menu>
  );
}
