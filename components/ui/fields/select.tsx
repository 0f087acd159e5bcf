'use client';

import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { useField } from 'react-aria/useField';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { LabelContext } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import { classNames } from '@/components/ui/class-names';
import { lazy } from '@/components/ui/lazy';
import { OverlayTrigger } from '@/components/ui/overlays/overlay-trigger';
import { controlStyle } from './control-style';
import { FieldHint, FieldLabel, type FieldWords } from './field';
import type { Option } from './option-item';
import { nothingTyped, optionOfArrow, optionOfText, typedWith } from './select-keys';

type SelectProps<Id extends string> = FieldWords & {
  options: readonly Option<Id>[];
  value: Id | null;
  onChange: (value: Id) => void;
  placeholder?: string;
  isDisabled?: boolean;
  className?: string;
};

const SelectOverlay = lazy(() => import('./select-overlay').then((module) => module.SelectOverlay<string>));

/** One choice out of a short list; for a long or a remote one use the combo box. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { label, isLabelHidden, isOptional, description, errorMessage, options, value, onChange, ...rest } =
    props;
  const { placeholder, className, isDisabled } = rest;
  const t = useTranslations('ui');
  const valueId = useId();
  const typed = useRef(nothingTyped);
  const isInvalid = Boolean(errorMessage);
  const field = useField({ label, description, errorMessage, isInvalid, labelElementType: 'span' });
  const chosen = options.find(({ id }) => id === value);
  const labelId = field.labelProps.id ?? '';

  function onKeyDown(event: Parameters<NonNullable<ButtonProps['onKeyDown']>>[0]) {
    // A closed list has no use for it; what it stands in may lead back by it.
    if (event.key === 'Escape') return event.continuePropagation();
    if (isDisabled || event.ctrlKey || event.metaKey || event.altKey) return;
    const letters = typedWith(typed.current, event.key, event.timeStamp);
    if (letters) typed.current = letters;
    const option = letters
      ? optionOfText(options, value, letters.text)
      : optionOfArrow(options, value, event.key);
    if (option === undefined) return;
    event.preventDefault();
    onChange(option);
  }

  const trigger = (
    <Button
      id={field.fieldProps.id}
      isDisabled={isDisabled}
      aria-labelledby={`${valueId} ${labelId}`}
      aria-describedby={field.fieldProps['aria-describedby']}
      onKeyDown={onKeyDown}
      data-invalid={isInvalid || undefined}
      className={classNames(
        controlStyle,
        'flex h-8 items-center gap-2 px-2.5 text-left hover:bg-hover focus-visible:-outline-offset-1',
      )}
    >
      <span
        id={valueId}
        className={classNames('min-w-0 flex-1 truncate [&>svg]:hidden', !chosen && 'text-ink-faint')}
      >
        {chosen ? (
          <>
            {chosen.icon}
            {chosen.label}
          </>
        ) : (
          (placeholder ?? t('choose'))
        )}
      </span>
      <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-faint" />
    </Button>
  );

  return (
    <div className={classNames('min-w-0', className)}>
      <LabelContext value={{ ...field.labelProps, elementType: 'span' }}>
        <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} />
      </LabelContext>
      <OverlayTrigger kind="listbox" isDisabled={isDisabled} trigger={trigger}>
        {(place) => (
          <SelectOverlay
            {...place}
            labelId={labelId}
            options={options}
            value={value}
            onChange={(id) => onChange(id as Id)}
          />
        )}
      </OverlayTrigger>
      <TextContext
        value={{ slots: { description: field.descriptionProps, errorMessage: field.errorMessageProps } }}
      >
        <FieldErrorContext
          value={{ isInvalid, validationErrors: [], validationDetails: {} as ValidityState }}
        >
          <FieldHint description={description} errorMessage={errorMessage} />
        </FieldErrorContext>
      </TextContext>
    </div>
  );
}
