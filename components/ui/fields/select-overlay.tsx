'use client';

import { ListBox } from 'react-aria-components/ListBox';
import type { OverlayPlace } from '@/components/ui/overlays/overlay-trigger';
import { Popover } from '@/components/ui/overlays/popover';
import { type Option, OptionItem } from './option-item';

type SelectOverlayProps<Id extends string> = OverlayPlace & {
  labelId: string;
  options: readonly Option<Id>[];
  value: Id | null;
  onChange: (value: Id) => void;
};

/** Choosing what is chosen already closes the list, too. */
const saidAgain = { allowDuplicateSelectionEvents: true };

/** The options of a `Select` beside its button. */
export function SelectOverlay<Id extends string>(props: SelectOverlayProps<Id>) {
  const { labelId, options, value, onChange, id, isOpen, triggerRef, focused, close } = props;
  return (
    <Popover
      trigger="Select"
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(open) => !open && close()}
      placement="bottom start"
      className="min-w-(--trigger-width)"
    >
      <ListBox
        {...saidAgain}
        id={id}
        aria-labelledby={labelId}
        items={options}
        autoFocus={focused}
        selectionMode="single"
        disallowEmptySelection
        shouldSelectOnPressUp
        shouldFocusOnHover
        selectedKeys={value === null ? [] : [value]}
        onSelectionChange={(keys) => {
          const [chosen] = keys === 'all' ? [] : [...keys];
          if (chosen !== undefined && chosen !== value) onChange(chosen as Id);
          close();
        }}
        className="outline-none"
      >
        {(option) => <OptionItem option={option} />}
      </ListBox>
    </Popover>
  );
}
