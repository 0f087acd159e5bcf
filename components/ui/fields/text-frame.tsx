'use client';

import type { ReactNode } from 'react';
import { type TextFieldProps as AriaProps, TextField } from 'react-aria-components/TextField';
import { classNames } from '@/components/ui/class-names';
import { FieldHint, FieldLabel, type FieldWords } from './field';

/** What one line of text and several lines have in common. */
export type TextFrameProps = Omit<AriaProps, 'children' | 'className' | 'style' | 'isInvalid'> &
  FieldWords & { className?: string };

/** A field for text: its label, its hint and what is wrong with it, around the control. */
export function TextFrame({ children, ...props }: TextFrameProps & { children: ReactNode }) {
  const { label, isLabelHidden, isOptional, description, errorMessage, className, ...aria } = props;
  return (
    <TextField
      {...aria}
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      className={classNames('min-w-0', className)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} />
      {children}
      <FieldHint description={description} errorMessage={errorMessage} />
    </TextField>
  );
}
