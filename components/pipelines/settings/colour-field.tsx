'use client';

import { useTranslations } from 'next-intl';
import { StageColour } from '@/components/pipelines/stage-colour';
import { classNames } from '@/components/ui/class-names';
import { TextField } from '@/components/ui/fields/text-field';

const swatches = ['#64748b', '#2563eb', '#0891b2', '#16a34a', '#ca8a04', '#ea580c', '#dc2626', '#9333ea'];

type ColourFieldProps = { value: string; onChange: (value: string) => void; errorMessage?: string };

/** A stage's colour: one of a few at hand, or any as `#rrggbb`, or none. */
export function ColourField({ value, onChange, errorMessage }: ColourFieldProps) {
  const t = useTranslations('pipeline-settings.stage');
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        label={t('color')}
        isOptional
        isMonospace
        value={value}
        onChange={onChange}
        errorMessage={errorMessage}
        prefix={<StageColour colour={value} />}
        placeholder="#2563eb"
        className="w-40"
      />
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">{t('swatches')}</legend>
        {swatches.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-label={colour}
            aria-pressed={value.toLowerCase() === colour}
            onClick={() => onChange(colour)}
            style={{ backgroundColor: colour }}
            className={classNames(
              'size-6 rounded-full border-2 border-surface pointer-coarse:size-9',
              value.toLowerCase() === colour && 'outline-2 outline-accent',
            )}
          />
        ))}
      </fieldset>
    </div>
  );
}
