'use client';

import { useTranslations } from 'next-intl';
import { type FormRecord, isPublished } from '@/components/forms/records';
import { Blank } from '@/components/records/blank';
import { Badge } from '@/components/ui/badge';
import { formStatuses } from '@/lib/api/contract/forms';

const isKnown = (status: string | undefined): status is (typeof formStatuses)[number] =>
  (formStatuses as readonly (string | undefined)[]).includes(status);

/** Whether visitors have the form, in the server's own word where that is no word of the contract's. */
export function FormState({ form }: { form: FormRecord }) {
  const t = useTranslations('forms.state');
  const { status } = form as { readonly status?: string };
  return (
    <Badge tone={isPublished(form) ? 'success' : 'neutral'}>
      {isKnown(status) ? t(status) : (status ?? <Blank of={form} field="status" />)}
    </Badge>
  );
}
