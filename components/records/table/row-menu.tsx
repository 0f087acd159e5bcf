'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { MenuItem } from '@/components/ui/overlays/menu';
import { MenuOverlay } from '@/components/ui/overlays/menu-overlay';
import type { RowAction } from './data-column';

type RowMenuProps = {
  /** What the row is called, for those who hear it. */
  name: string;
  actions: readonly RowAction[];
  /** The button of the row, or where the pointer is. */
  anchor: HTMLElement | { readonly x: number; readonly y: number };
  onClose: () => void;
};

/** What can be done with a row, beside its button or where it was asked for. */
export function RowMenu({ name, actions, anchor, onClose }: RowMenuProps) {
  const t = useTranslations('ui');
  const isPoint = !(anchor instanceof HTMLElement);
  const triggerRef = useRef<HTMLElement>(isPoint ? null : anchor);
  return (
    <>
      {isPoint && (
        <span
          aria-hidden
          ref={triggerRef}
          className="fixed size-px"
          style={{ left: anchor.x, top: anchor.y }}
        />
      )}
      <MenuOverlay
        isOpen
        close={onClose}
        triggerRef={triggerRef}
        focused="first"
        placement={isPoint ? 'bottom start' : 'bottom end'}
        label={t('rowMenu', { name })}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.id}
            id={action.id}
            icon={action.icon}
            {...(action.isDanger && { isDanger: true })}
            {...('href' in action ? { href: action.href } : { onAction: action.run })}
          >
            {action.label}
          </MenuItem>
        ))}
      </MenuOverlay>
    </>
  );
}
