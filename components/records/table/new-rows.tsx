'use client';

import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';

type NewRowsProps = {
  /** "3 new". */
  label: string;
  /** Where they come in. */
  at: 'head' | 'end';
  onPress: () => void;
};

/** Says over a list that rows wait, and lets them in. */
export function NewRows({ label, at, onPress }: NewRowsProps) {
  return (
    <Button
      variant="primary"
      size="sm"
      icon={at === 'head' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
      className={classNames(
        '-translate-x-1/2 absolute left-1/2 z-10 rounded-full shadow-popover',
        at === 'head' ? 'top-10' : 'bottom-12',
      )}
      onPress={onPress}
    >
      {label}
    </Button>
  );
}
