'use client';

import { type ReactNode, type Ref, useId } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { classNames } from '@/components/ui/class-names';
import { groupStyle } from './field';
import { TextFrame, type TextFrameProps } from './text-frame';
import { useEarlyText } from './use-early-text';

export type TextFieldProps = TextFrameProps & {
  placeholder?: string;
  /** Shown inside the control, before and after the text. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  isMonospace?: boolean;
  /** What the browser offers while somebody types; anything else may be typed too. */
  suggestions?: readonly string[];
  inputRef?: Ref<HTMLInputElement>;
};

/** One line of text. For react-hook-form spread a Controller's field: `onChange` receives the text. */
export function TextField(props: TextFieldProps) {
  const { inputRef, placeholder, prefix, suffix, isMonospace, suggestions, ...frame } = props;
  const listId = useId();
  const input = useObjectRef(inputRef);
  useEarlyText(input, frame);
  return (
    <TextFrame {...frame}>
      <Group
        isInvalid={Boolean(frame.errorMessage)}
        isDisabled={frame.isDisabled}
        isReadOnly={frame.isReadOnly}
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
    </TextFrame>
  );
}
