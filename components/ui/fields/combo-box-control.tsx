'use client';

import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { classNames } from '@/components/ui/class-names';
import { Popover } from '@/components/ui/overlays/popover';
import type { ComboBoxProps } from './combo-box';
import { FieldHint, FieldLabel, groupStyle } from './field';
import { type Option, OptionItem } from './option-item';

/** What a `ComboBox` is made of. */
export function ComboBoxControl(props: ComboBoxProps) {
  const { label, isLabelHidden, isOptional, description, errorMessage, options, value, onChange, ...rest } =
    props;
  const { isLoading, placeholder, className, onCustomValue, inputRef, ...aria } = rest;
  const t = useTranslations('ui');
  const typed = useRef('');

  /** Takes what is typed for the choice: by itself a text that is no option would clear it. */
  function settle() {
    const text = typed.current.trim();
    if (!onCustomValue || text === '') return;
    // Two options may be called the same: the one that is chosen stays.
    if (options.some(({ id, label: one }) => id === value && one === text)) return;
    const option = options.find(({ label: one }) => one === text);
    if (option) onChange(option.id);
    else onCustomValue(text);
  }

  /** Enter may send the form before the field is left. */
  function onKeyDown({ key, target }: KeyboardEvent) {
    const isOnOption = target instanceof Element && target.hasAttribute('aria-activedescendant');
    if (key === 'Enter' && !isOnOption) settle();
  }

  return (
    <AriaComboBox
      {...aria}
      onBlur={() => {
        settle();
        aria.onBlur?.();
      }}
      onInputChange={(text) => {
        typed.current = text;
        aria.onInputChange?.(text);
      }}
      allowsCustomValue={onCustomValue !== undefined}
      // The browser finds among them, except where a server has: `items` are shown as they are.
      {...(aria.onInputChange ? { items: options } : { defaultItems: options })}
      value={value}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
        else if (onCustomValue && typed.current.trim() !== '') settle();
        else onChange(null);
      }}
      allowsEmptyCollection
      menuTrigger="focus"
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      className={classNames('min-w-0', className)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} />
      <Group className={groupStyle} onKeyDownCapture={onKeyDown}>
        <Input
          ref={inputRef}
          placeholder={placeholder}
          className="h-full w-full min-w-0 bg-transparent pl-2.5 outline-none"
        />
        <Button className="flex h-full w-8 shrink-0 items-center justify-center text-ink-faint">
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      </Group>
      <FieldHint description={description} errorMessage={errorMessage} />
      <Popover className="w-(--trigger-width) min-w-56">
        <ListBox<Option>
          className="max-h-72 outline-none"
          renderEmptyState={() => (
            <p className="px-2 py-1.5 text-ink-muted">{isLoading ? t('loading') : t('noMatch')}</p>
          )}
        >
          {(option) => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
