'use client';

import { Rows2, Rows4 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import { factNames } from './card-facts';
import type { CardView } from './card-view';

export type CardViewProps = { view: CardView; onView: (view: CardView) => void };

/** The size of cards, what they say, whether they carry their stage's colour. */
export function CardViewChoices({ view, onView }: CardViewProps) {
  const t = useTranslations('pipelines');
  return (
    <>
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
    </>
  );
}
