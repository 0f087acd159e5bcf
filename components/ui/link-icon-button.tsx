'use client';

import type { ReactNode } from 'react';
import { buttonStyle } from './button-style';
import { PageLink } from './page-link';

type LinkIconButtonProps = {
  href: string;
  /** Where it leads: its accessible name, and what the pointer is told. */
  label: string;
  icon: ReactNode;
};

/** A link that shows only an icon. */
export function LinkIconButton({ href, label, icon }: LinkIconButtonProps) {
  return (
    <PageLink
      href={href}
      aria-label={label}
      title={label}
      className={buttonStyle('ghost', 'md', 'w-8 px-0! pointer-coarse:w-10')}
    >
      {icon}
    </PageLink>
  );
}
