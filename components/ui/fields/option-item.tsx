'use client';

import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import { optionStyle } from '@/components/ui/overlays/popover';

/** One choice of a select or a combo box. */
export type Option<Id extends string = string> = {
  id: Id;
  label: string;
  description?: string;
  /** A dot, a flag or an icon before the label. */
  icon?: ReactNode;
  isDisabled?: boolean;
};

export function OptionItem({ option }: { option: Option }) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      isDisabled={option.isDisabled}
      className={optionStyle}
    >
      {({ isSelected }) => (
        <>
          {option.icon}
          <span className="min-w-0 flex-1">
            <Text slot="label" className="block truncate">
              {option.label}
            </Text>
            {option.description && (
              <Text slot="description" className="block text-ink-muted text-xs">
                {option.description}
              </Text>
            )}
          </span>
          <Check
            aria-hidden
            className={isSelected ? 'size-4 shrink-0 text-accent-ink' : 'size-4 shrink-0 opacity-0'}
          />
        </>
      )}
    </ListBoxItem>
  );
}
