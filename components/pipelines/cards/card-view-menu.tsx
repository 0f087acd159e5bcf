'use client';

import { Rows2, Rows4, SlidersHorizontal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import { PopoverDialog } from '@/components/ui/overlays/popover-dialog';
import { factNames } from './card-facts';
import type { CardView } from './card-view';

type CardViewMenuProps = { view: CardView; onView: (view: CardView) => void };

/** How cards are drawn: their size, what they say, whether they carry their stage's colour. */
export function CardViewMenu({ view, onView }: CardViewMenuProps) {
  const t = useTranslations('pipelines');
  return (
    <PopoverDialog
      trigger={<Button icon={<SlidersHorizontal aria-hidden />}>{t('view.button')}</Button>}
      label={t('view.button')}
      placement="bottom end"
      className="w-64"
      contentClassName="space-y-3 p-3"
    >
      <SegmentedControl
        label={t('view.size')}
        value={view.density}
        onChange={(density) => onView({ ...view, density })}
        options={[
          { id: 'normal', label: t('view.normal'), icon: <Rows2 aria-hidden /> },
          { id: 'compact', label: t('view.compact'), icon: <Rows4 aria-hidden /> },
        ]}
      />
      <Checkbox isSelected={view.isColoured} onChange={(isColoured) => onView({ ...view, isColoured })}>
        {t('view.coloured')}
      </Checkbox>
      <fieldset disabled={view.density === 'compact'} className="space-y-0.5">
        <legend className="mb-1 font-medium text-ink-muted text-xs">{t('view.facts')}</legend>
        {factNames.map((name) => (
          <Checkbox
            key={name}
            className="block"
            isDisabled={view.density === 'compact'}
            isSelected={view.facts.includes(name)}
            onChange={(isChosen) =>
              onView({
                ...view,
                facts: factNames.filter((each) => (each === name ? isChosen : view.facts.includes(each))),
              })
            }
          >
            {t(`field.${name}`)}
          </Checkbox>
        ))}
      </fieldset>
    </PopoverDialog>
  );
}
