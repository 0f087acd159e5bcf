'use client';

import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { Text } from 'react-aria-components/Text';
import { classNames } from '@/components/ui/class-names';

type CheckboxProps = Omit<CheckboxFieldProps, 'children' | 'className' | 'style'> & {
  /** Leave out only together with an `aria-label`. */
  children?: ReactNode;
  description?: ReactNode;
  className?: string;
};

/** A box to tick, with its label and a hint. */
export function Checkbox({ children, description, className, ...aria }: CheckboxProps) {
  return (
    <CheckboxField {...aria} className={className}>
      <CheckboxButton className="group flex min-h-6 items-start gap-2 py-0.5 data-disabled:opacity-50">
        {({ isSelected, isIndeterminate, isFocusVisible }) => (
          <>
            <span
              className={classNames(
                'mt-0.5 flex size-4 shrink-0 items-center justify-center rounded border transition-colors [&_svg]:size-3',
                isSelected || isIndeterminate
                  ? 'border-accent bg-accent text-on-accent'
                  : 'border-line-strong bg-surface group-data-hovered:bg-hover',
                isFocusVisible && 'outline-2 outline-accent outline-offset-2',
              )}
            >
              {isIndeterminate ? (
                <Minus aria-hidden strokeWidth={3} />
              ) : (
                isSelected && <Check aria-hidden strokeWidth={3} />
              )}
            </span>
            {children && <span className="min-w-0">{children}</span>}
          </>
        )}
      </CheckboxButton>
      {description && (
        <Text slot="description" className="block pl-6 text-ink-muted text-xs">
          {description}
        </Text>
      )}
    </CheckboxField>
  );
}
