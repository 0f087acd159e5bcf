'use client';

import type { Option } from '@/components/ui/fields/option-item';
import { Select } from '@/components/ui/fields/select';

export type FilterControlProps = {
  label: string;
  /** What stands where nothing is chosen. */
  anyLabel: string;
  value: string;
  onChange: (value: string) => void;
};

type ChoiceOfProps = FilterControlProps & { options: readonly Option[] };

export const filterWidth = 'max-sm:grow max-sm:basis-40 sm:w-44';
const ANY = 'any';

/** Words to choose from; one that the page does not know but the address holds is there too. */
export const wordsWith = (words: readonly string[], value: string): readonly string[] =>
  value === '' || words.includes(value) ? words : [...words, value];

/** A choice out of options that are read somewhere: a value that is not among them keeps its id. */
export function ChoiceOf({ label, anyLabel, value, onChange, options }: ChoiceOfProps) {
  const isUnknown = value !== '' && options.every(({ id }) => id !== value);
  return (
    <Select
      label={label}
      isLabelHidden
      className={filterWidth}
      value={value || ANY}
      onChange={(id) => onChange(id === ANY ? '' : id)}
      options={[
        { id: ANY, label: anyLabel },
        ...options,
        ...(isUnknown ? [{ id: value, label: `#${value}` }] : []),
      ]}
    />
  );
}
