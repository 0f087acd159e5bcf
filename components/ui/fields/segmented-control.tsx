'use client';

import { type ReactNode, useId } from 'react';
import { classNames } from '@/components/ui/class-names';

type SegmentedControlProps<Id extends string> = {
  label: string;
  /** With an icon alone, `label` stays its accessible name. */
  options: readonly { id: Id; label: string; icon?: ReactNode; isIconOnly?: boolean }[];
  value: Id;
  onChange: (value: Id) => void;
  className?: string;
};

/** A choice of view out of two to four: the browser's own radio buttons, which cost a page no code. */
export function SegmentedControl<Id extends string>(props: SegmentedControlProps<Id>) {
  const { label, options, value, onChange, className } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(
        'inline-flex h-8 rounded-md border bg-sunken p-0.5 pointer-coarse:h-10',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.id}
          className={classNames(
            'relative flex items-center gap-1.5 whitespace-nowrap rounded px-2.5 text-ink-muted text-xs hover:text-ink [&_svg]:size-3.5',
            'has-checked:bg-raised has-checked:font-medium has-checked:text-ink has-checked:shadow-xs',
            'has-focus-visible:outline-2 has-focus-visible:outline-accent',
          )}
        >
          <input
            type="radio"
            name={name}
            aria-label={option.isIconOnly ? option.label : undefined}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {option.icon}
          {!option.isIconOnly && option.label}
        </label>
      ))}
    </div>
  );
}
