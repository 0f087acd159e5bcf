'use client';

import { type ComponentType, createContext, type ReactNode } from 'react';

export type MenuItemProps = {
  id?: string;
  icon?: ReactNode;
  description?: string;
  isDanger?: boolean;
  isDisabled?: boolean;
  onAction?: () => void;
  href?: string;
  /** Text of the item; also what typing ahead finds. */
  children: string;
};

export type MenuChoiceProps = {
  title: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
};

/** What items are made of: it comes with the open menu, so that a page with a closed one need not load it. */
export const MenuParts = createContext<
  | { Item: ComponentType<MenuItemProps>; Choice: ComponentType<MenuChoiceProps>; Line: ComponentType }
  | undefined
>(undefined);
