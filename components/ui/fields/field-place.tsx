'use client';

import { classNames } from '@/components/ui/class-names';
import { controlStyle } from './control-style';
import { FieldLabel, type FieldWords } from './field';

export type FieldPlaceProps = Pick<FieldWords, 'label' | 'isLabelHidden' | 'isOptional'> & {
  className?: string;
};

/** The room of a field whose code is on its way. */
export function FieldPlace({ label, isLabelHidden, isOptional, className }: FieldPlaceProps) {
  return (
    <div aria-hidden className={classNames('min-w-0', className)}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} />
      <div className={classNames(controlStyle, 'h-8')} />
    </div>
  );
}
