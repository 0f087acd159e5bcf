'use client';

import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  MenuSection as AriaMenuSection,
  MenuTrigger,
} from 'react-aria-components/Menu';
import type { PopoverProps } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { Text } from 'react-aria-components/Text';
import { classNames } from './class-names';
import { optionStyle, Popover } from './popover';

type MenuProps = {
  /** The kit's Button or IconButton that opens the menu. */
  trigger: ReactElement;
  label: string;
  placement?: PopoverProps['placement'];
  children: ReactNode;
  className?: string;
};

/** A menu of actions behind a button. */
export function Menu({ trigger, label, placement = 'bottom end', children, className }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement} className={classNames('min-w-48 max-w-80', className)}>
        <AriaMenu aria-label={label} className="outline-none">
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

type MenuItemProps = {
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

export function MenuItem({ icon, description, isDanger, children, ...rest }: MenuItemProps) {
  return (
    <AriaMenuItem
      {...(rest as AriaMenuItemProps)}
      textValue={children}
      className={classNames(optionStyle, isDanger && 'text-danger-ink', rest.href && 'cursor-pointer')}
    >
      {({ selectionMode, isSelected }) => (
        <>
          {icon && <span className="shrink-0 text-ink-muted [&_svg]:size-4">{icon}</span>}
          <span className="min-w-0 flex-1">
            <Text slot="label" className="block truncate">
              {children}
            </Text>
            {description && (
              <Text slot="description" className="block text-ink-muted text-xs">
                {description}
              </Text>
            )}
          </span>
          {selectionMode !== 'none' && (
            <Check aria-hidden className={classNames('size-4 shrink-0', !isSelected && 'opacity-0')} />
          )}
        </>
      )}
    </AriaMenuItem>
  );
}

type MenuChoiceProps = {
  title: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
};

/** Items of which exactly one is chosen. */
export function MenuChoice({ title, value, onChange, children }: MenuChoiceProps) {
  return (
    <AriaMenuSection
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [chosen] = keys === 'all' ? [] : [...keys];
        if (chosen !== undefined) onChange(String(chosen));
      }}
    >
      <Header className="px-2 pt-2 pb-1 font-medium text-ink-faint text-xs">{title}</Header>
      {children}
    </AriaMenuSection>
  );
}

export function MenuSeparator() {
  return <Separator className="my-1 border-t" />;
}
