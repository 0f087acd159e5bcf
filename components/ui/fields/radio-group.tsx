'use client';

import { RadioGroup as AriaRadioGroup, RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { classNames } from '@/components/ui/class-names';
import { FieldHint, FieldLabel, type FieldWords } from './field';

type Choice<Id extends string> = { id: Id; label: string; description?: string; isDisabled?: boolean };

type RadioGroupProps<Id extends string> = FieldWords & {
  options: readonly Choice<Id>[];
  value: Id | null;
  onChange: (value: Id) => void;
  onBlur?: () => void;
  isRequired?: boolean;
  isDisabled?: boolean;
  className?: string;
};

/** One choice out of a few that deserve to be seen, each with its explanation. */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { label, isLabelHidden, isOptional, description, errorMessage, options, className, ...aria } = props;
  return (
    <AriaRadioGroup
      {...aria}
      onChange={(id) => aria.onChange(id as Id)}
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      className={className}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} />
      <div className="space-y-1">
        {options.map((option) => (
          <RadioField key={option.id} value={option.id} isDisabled={option.isDisabled}>
            <RadioButton className="group flex min-h-6 items-center gap-2 data-disabled:opacity-50">
              <span
                aria-hidden
                className={classNames(
                  'flex size-4 shrink-0 items-center justify-center rounded-full border border-line-strong bg-surface transition-colors',
                  'group-data-focus-visible:outline-2 group-data-focus-visible:outline-accent group-data-focus-visible:outline-offset-2',
                  'group-data-selected:border-accent group-data-selected:bg-accent',
                )}
              >
                <span className="size-1.5 rounded-full bg-on-accent opacity-0 group-data-selected:opacity-100" />
              </span>
              {option.label}
            </RadioButton>
            {option.description && (
              <Text slot="description" className="block pl-6 text-ink-muted text-xs">
                {option.description}
              </Text>
            )}
          </RadioField>
        ))}
      </div>
      <FieldHint description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}
