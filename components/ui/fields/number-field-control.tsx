'use client';

import { Minus, Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { classNames } from '@/components/ui/class-names';
import { FieldHint, FieldLabel, groupStyle } from './field';
import type { NumberFieldProps } from './number-field';

const stepStyle =
  'flex h-full w-8 shrink-0 items-center justify-center border-l text-ink-muted hover:bg-hover disabled:opacity-40 pointer-coarse:w-10';

/** What a `NumberField` is made of. */
export function NumberFieldControl(props: NumberFieldProps) {
  const { label, isLabelHidden, isOptional, description, errorMessage, className, ...aria } = props;
  return (
    <AriaNumberField
      {...aria}
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      className={classNames('min-w-0', className)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} />
      <Group className={classNames(groupStyle, 'overflow-hidden')}>
        <Input className="h-full w-full min-w-0 bg-transparent px-2.5 outline-none" />
        <Button slot="decrement" className={stepStyle}>
          <Minus aria-hidden className="size-3.5" />
        </Button>
        <Button slot="increment" className={stepStyle}>
          <Plus aria-hidden className="size-3.5" />
        </Button>
      </Group>
      <FieldHint description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  );
}
