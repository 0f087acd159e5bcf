'use client';

import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { classNames } from './class-names';
import { controlStyle, FieldHint, FieldLabel, type FieldWords } from './field';
import { type Option, OptionItem } from './option-item';
import { Popover } from './popover';

type SelectProps<Id extends string> = FieldWords & {
  options: readonly Option<Id>[];
  value: Id | null;
  onChange: (value: Id) => void;
  onBlur?: () => void;
  placeholder?: string;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  className?: string;
};

/** One choice out of a short list; for a long or a remote one use the combo box. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { label, isLabelHidden, isOptional, description, errorMessage, options, value, onChange, ...rest } =
    props;
  const { placeholder, className, ...aria } = rest;
  const t = useTranslations('ui');
  return (
    <AriaSelect
      {...aria}
      placeholder={placeholder ?? t('choose')}
      value={value}
      onChange={(key) => key !== null && onChange(key as Id)}
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      className={classNames('group min-w-0', className)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} />
      <Button
        className={classNames(
          controlStyle,
          'flex h-8 items-center gap-2 px-2.5 text-left hover:bg-hover focus-visible:-outline-offset-1 group-data-invalid:border-danger',
        )}
      >
        <SelectValue className="min-w-0 flex-1 truncate data-placeholder:text-ink-faint [&_[slot=description]]:hidden [&>svg]:hidden" />
        <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-faint" />
      </Button>
      <FieldHint description={description} errorMessage={errorMessage} />
      <Popover className="min-w-(--trigger-width)">
        <ListBox items={options} className="outline-none">
          {(option) => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
