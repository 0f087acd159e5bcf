'use client';

import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button';
import { classNames } from './class-names';
import { Tooltip } from './overlays/tooltip';

type IconButtonProps = Omit<ButtonProps, 'children' | 'aria-label' | 'icon'> & {
  /** What the button does: its accessible name and its tooltip. */
  label: string;
  icon: ReactNode;
};

/** A square button that shows only an icon. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <Button
        {...rest}
        variant={variant}
        size={size}
        aria-label={label}
        icon={icon}
        className={classNames(
          'px-0!',
          size === 'sm' ? 'w-7 pointer-coarse:w-10' : 'w-8 pointer-coarse:w-10',
          className,
        )}
      />
    </Tooltip>
  );
}
