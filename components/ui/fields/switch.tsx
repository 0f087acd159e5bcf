'use client';

import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import { classNames } from '@/components/ui/class-names';

type SwitchProps = Omit<SwitchFieldProps, 'children' | 'className' | 'style'> & {
  children: ReactNode;
  description?: ReactNode;
  className?: string;
};

/** On or off, taking effect at once. */
export function Switch({ children, description, className, ...aria }: SwitchProps) {
  return (
    <SwitchField {...aria} className={className}>
      <SwitchButton className="flex min-h-6 items-center gap-2 data-disabled:opacity-50">
        {({ isSelected, isFocusVisible }) => (
          <>
            <span
              className={classNames(
                'flex h-4 w-7 shrink-0 items-center rounded-full border p-px transition-colors',
                isSelected ? 'border-accent bg-accent' : 'border-line-strong bg-sunken',
                isFocusVisible && 'outline-2 outline-accent outline-offset-2',
              )}
            >
              <span
                className={classNames(
                  'size-3 rounded-full transition-transform',
                  isSelected ? 'translate-x-3 bg-on-accent' : 'bg-line-strong',
                )}
              />
            </span>
            <span>{children}</span>
          </>
        )}
      </SwitchButton>
      {description && (
        <Text slot="description" className="block pl-9 text-ink-muted text-xs">
          {description}
        </Text>
      )}
    </SwitchField>
  );
}
