'use client';

import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { controlStyle } from './control-style';

/** What every field takes: a label, a hint below it and, in place of the hint, what is wrong. */
export type FieldWords = {
  label: string;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  description?: ReactNode;
  errorMessage?: string;
  /** Says `optional` behind the label. */
  isOptional?: boolean;
};

/** Of a control that holds more than its text; what has the focus inside outlines all of it. */
export const groupStyle = `${controlStyle} flex h-8 items-center data-focus-within:outline-2 data-focus-within:outline-accent data-focus-within:-outline-offset-1`;

export function FieldLabel({ label, isLabelHidden, isOptional }: FieldWords) {
  const t = useTranslations('ui');
  return (
    <AriaLabel className={isLabelHidden ? 'sr-only' : 'mb-1 block font-medium text-ink text-xs'}>
      {label}
      {isOptional && <span className="font-normal text-ink-faint"> ({t('optional')})</span>}
    </AriaLabel>
  );
}

export function FieldHint({ description, errorMessage }: Pick<FieldWords, 'description' | 'errorMessage'>) {
  return (
    <>
      {description && !errorMessage && (
        <Text slot="description" className="mt-1 block text-ink-muted text-xs">
          {description}
        </Text>
      )}
      <AriaFieldError className="mt-1 flex items-start gap-1 text-danger-ink text-xs">
        {({ validationErrors }) => (
          <>
            <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
            <span>{errorMessage ?? validationErrors.join(' ')}</span>
          </>
        )}
      </AriaFieldError>
    </>
  );
}
