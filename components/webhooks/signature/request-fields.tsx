'use client';

import { useTranslations } from 'next-intl';
import { TextArea } from '@/components/ui/fields/text-area';

export type PastedRequest = { readonly headers: string; readonly body: string };

type RequestFieldsProps = { value: PastedRequest; onChange: (value: PastedRequest) => void };

/** Headers and body of a request, pasted as whatever received it prints them. */
export function RequestFields({ value, onChange }: RequestFieldsProps) {
  const t = useTranslations('webhooks.verify');
  return (
    <>
      <TextArea
        label={t('headers')}
        description={t('headersHint')}
        isMonospace
        rows={4}
        value={value.headers}
        onChange={(headers) => onChange({ ...value, headers })}
      />
      <TextArea
        label={t('body')}
        description={t('bodyHint')}
        isMonospace
        rows={8}
        value={value.body}
        onChange={(body) => onChange({ ...value, body })}
      />
    </>
  );
}
