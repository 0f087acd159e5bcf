'use client';

import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';
import { Spinner } from './spinner';

export type ButtonProps = Omit<AriaButtonProps, 'className' | 'children' | 'style'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Stands before the label and gives way to a spinner while pending. */
  icon?: ReactNode;
  children?: ReactNode;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** A push button. While `isPending` it keeps its focus and its width, and does nothing. */
export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  children,
  className,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton {...rest} className={buttonStyle(variant, size, className)}>
      {rest.isPending ? <Spinner className="size-4" /> : icon}
      {children}
    </AriaButton>
  );
}
