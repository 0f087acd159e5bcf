'use client';

import { useRef } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  type TextFieldProps as AriaProps,
  TextField as AriaTextField,
} from 'react-aria-components/TextField';
import { classNames } from '@/components/ui/class-names';
import { controlStyle } from './control-style';
import { FieldHint, FieldLabel, type FieldWords } from './field';
import { useEarlyText } from './use-early-text';

type TextAreaProps = Omit<AriaProps, 'children' | 'className' | 'style' | 'isInvalid'> &
  FieldWords & { placeholder?: string; rows?: number; isMonospace?: boolean; className?: string };

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, isOptional, description, errorMessage, className, ...rest } = props;
  const { placeholder, rows = 3, isMonospace, ...aria } = rest;
  const area = useRef<HTMLTextAreaElement>(null);
  useEarlyText(area, aria);
  return (
    <AriaTextField
      {...aria}
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      className={classNames('min-w-0', className)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} />
      <AriaTextArea
        ref={area}
        rows={rows}
        placeholder={placeholder}
        data-readonly={aria.isReadOnly || undefined}
        className={classNames(
          controlStyle,
          'block resize-y px-2.5 py-1.5 focus-visible:-outline-offset-1',
          isMonospace && 'font-mono text-[0.8125rem]',
        )}
      />
      <FieldHint description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
