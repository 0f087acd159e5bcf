'use client';

import { type ReactElement, type ReactNode, useContext } from 'react';
import type { PopoverProps } from 'react-aria-components/Popover';
import { lazy } from '@/components/ui/lazy';
import { type MenuChoiceProps, type MenuItemProps, MenuParts } from './menu-parts';
import { OverlayTrigger } from './overlay-trigger';

export type MenuProps = {
  /** The kit's Button or IconButton that opens the menu. */
  trigger: ReactElement;
  label: string;
  placement?: PopoverProps['placement'];
  children: ReactNode;
  className?: string;
};

const MenuOverlay = lazy(() => import('./menu-overlay').then((module) => module.MenuOverlay));

/** A menu of actions behind a button. */
export function Menu({ trigger, placement = 'bottom end', ...rest }: MenuProps) {
  return (
    <OverlayTrigger kind="menu" trigger={trigger}>
      {(place) => <MenuOverlay {...rest} {...place} placement={placement} />}
    </OverlayTrigger>
  );
}

function useMenuParts() {
  const parts = useContext(MenuParts);
  if (!parts) throw new Error('An item outside of a menu');
  return parts;
}

/** Something to do, or somewhere to go. */
export function MenuItem(props: MenuItemProps) {
  const { Item } = useMenuParts();
  return <Item {...props} />;
}

/** Items of which exactly one is chosen. */
export function MenuChoice(props: MenuChoiceProps) {
  const { Choice } = useMenuParts();
  return <Choice {...props} />;
}

export function MenuSeparator() {
  const { Line } = useMenuParts();
  return <Line />;
}
