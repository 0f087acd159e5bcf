import type { ComponentProps, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';
import { PageLink } from './page-link';

type LinkButtonProps = Omit<ComponentProps<typeof PageLink>, 'className'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  className?: string;
};

/** A link that looks like a button: it goes somewhere rather than doing something. */
export function LinkButton({
  variant = 'secondary',
  size = 'md',
  icon,
  children,
  className,
  ...rest
}: LinkButtonProps) {
  return (
    <PageLink {...rest} className={buttonStyle(variant, size, className)}>
      {icon}
      {children}
    </PageLink>
  );
}
