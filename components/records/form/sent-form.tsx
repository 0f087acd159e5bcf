'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';

type SentFormProps = {
  form: {
    readonly submit: (event: React.FormEvent) => unknown;
    readonly refusal: unknown;
    readonly placed: readonly string[];
    readonly isPending: boolean;
    readonly formState: { readonly isDirty: boolean };
  };
  /** Of its button, which a dialog has in its footer instead. */
  submitLabel?: string;
  look?: 'primary' | 'danger' | 'secondary';
  isWide?: boolean;
  /** There is nothing to send before something is typed. */
  needsChange?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** The fields of a `useSentForm`, why it was refused, and its button. */
export function SentForm(props: SentFormProps) {
  const { form, submitLabel, look = 'primary', isWide, needsChange, id, className = '', children } = props;
  return (
    <form id={id} noValidate onSubmit={form.submit} className={`space-y-4 ${className}`}>
      {children}
      <FormError error={form.refusal} placed={form.placed} />
      {submitLabel && (
        <Button
          type="submit"
          variant={look}
          className={isWide ? 'w-full' : ''}
          isDisabled={needsChange && !form.formState.isDirty}
          isPending={form.isPending}
        >
          {submitLabel}
        </Button>
      )}
    </form>
  );
}
