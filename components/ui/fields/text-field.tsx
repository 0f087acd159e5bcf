'use client';

import { type ReactNode, type Ref, useId } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  type TextFieldProps as AriaProps,
  TextField as AriaTextField,
} from 'react-aria-components/TextField';
import { classNames } from '@/components/ui/class-names';
import { FieldHint, FieldLabel, type FieldWords, groupStyle } from './field';
import { useEarlyText } from './use-early-text';

export type TextFieldProps = Omit<AriaProps, 'children' | 'className' | 'style' | 'isInvalid'> &
  FieldWords & {
    placeholder?: string;
    /** Shown inside the control, before and after the text. */
    prefix?: ReactNode;
    suffix?: ReactNode;
    isMonospace?: boolean;
    /** What the browser offers while somebody types; anything else may be typed too. */
    suggestions?: readonly string[];
    className?: string;
    inputRef?: Ref<HTMLInputElement>;
  };

/** One line of text. For react-hook-form spread a Controller's field: `onChange` receives the text. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, isOptional, description, errorMessage, className, inputRef, ...rest } = props;
  const { placeholder, prefix, suffix, isMonospace, suggestions, ...aria } = rest;
  const listId = useId();
  const input = useObjectRef(inputRef);
  useEarlyText(input, aria);
  return (
    <AriaTextField
      {...aria}
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      className={classNames('min-w-0', className)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} />
      <Group
        isInvalid={Boolean(errorMessage)}
        isDisabled={aria.isDisabled}
        isReadOnly={aria.isReadOnly}
        className={groupStyle}
      >
        {prefix && <span className="shrink-0 pl-2 text-ink-faint [&_svg]:size-4">{prefix}</span>}
        <Input
          ref={input}
          list={suggestions && suggestions.length > 0 ? listId : undefined}
          placeholder={placeholder}
          className={classNames(
            'h-full w-full min-w-0 bg-transparent px-2.5 outline-none disabled:cursor-not-allowed',
            isMonospace && 'font-mono text-[0.8125rem]',
          )}
        />
        {suggestions && suggestions.length > 0 && (
          <datalist id={listId}>
            {suggestions.map((text) => (
              <option key={text} value={text} />
            ))}
          </datalist>
        )}
        {suffix && <span className="flex shrink-0 items-center pr-1 text-ink-faint">{suffix}</span>}
      </Group>
      <FieldHint description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
