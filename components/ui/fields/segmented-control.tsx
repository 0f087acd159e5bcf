'use client';

import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { classNames } from '@/components/ui/class-names';

type SegmentedControlProps<Id extends string> = {
  label: string;
  /** With an icon alone, `label` stays its accessible name. */
  options: readonly { id: Id; label: string; icon?: ReactNode; isIconOnly?: boolean }[];
  value: Id;
  onChange: (value: Id) => void;
  className?: string;
};

/** A choice of view out of two to four. */
export function SegmentedControl<Id extends string>(props: SegmentedControlProps<Id>) {
  const { label, options, value, onChange, className } = props;
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={([chosen]) => chosen !== undefined && onChange(chosen as Id)}
      className={classNames(
        'inline-flex h-8 rounded-md border bg-sunken p-0.5 pointer-coarse:h-10',
        className,
      )}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.id}
          id={option.id}
          aria-label={option.isIconOnly ? option.label : undefined}
          className={classNames(
            'flex items-center gap-1.5 whitespace-nowrap rounded px-2.5 text-ink-muted text-xs [&_svg]:size-3.5',
            'data-hovered:text-ink data-selected:bg-raised data-selected:font-medium data-selected:text-ink data-selected:shadow-xs',
          )}
        >
          {option.icon}
          {!option.isIconOnly && option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
