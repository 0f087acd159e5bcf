'use client';

import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import {
  type MenuItemProps as AriaMenuItemProps,
  Menu,
  MenuItem,
  MenuSection,
} from 'react-aria-components/Menu';
import { Separator } from 'react-aria-components/Separator';
import { Text } from 'react-aria-components/Text';
import { classNames } from '@/components/ui/class-names';
import type { MenuProps } from './menu';
import { type MenuChoiceProps, type MenuItemProps, MenuParts } from './menu-parts';
import type { OverlayPlace } from './overlay-trigger';
import { optionStyle, Popover } from './popover';

type MenuOverlayProps = Omit<MenuProps, 'trigger'> &
  Pick<OverlayPlace, 'isOpen' | 'triggerRef' | 'focused' | 'close'> & {
    id?: string;
    /** Stands above the items: what they act on, where that is more than the button says. */
    title?: string | undefined;
  };

/** The list of a `Menu` beside its button, and what the items in it are made of. */
export function MenuOverlay({ label, placement, children, className, title, ...place }: MenuOverlayProps) {
  const { id, isOpen, triggerRef, focused, close } = place;
  return (
    <Popover
      trigger="MenuTrigger"
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(open) => !open && close()}
      placement={placement}
      className={classNames('min-w-48 max-w-80', className)}
    >
      {title && <p className="px-2 pt-1.5 pb-1 font-medium text-ink-muted text-xs">{title}</p>}
      <Menu id={id} aria-label={label} autoFocus={focused} onClose={close} className="outline-none">
        <MenuParts value={parts}>{children}</MenuParts>
      </Menu>
    </Popover>
  );
}

function Item({ icon, description, isDanger, children, ...rest }: MenuItemProps) {
  return (
    <MenuItem
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
    </MenuItem>
  );
}

function Choice({ title, value, onChange, children }: MenuChoiceProps): ReactNode {
  return (
    <MenuSection
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
    </MenuSection>
  );
}

function Line() {
  return <Separator className="my-1 border-t" />;
}

const parts = { Item, Choice, Line };
