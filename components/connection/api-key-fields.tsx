'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type Control, useController, useWatch } from 'react-hook-form';
import { FormTextField } from '@/components/ui/fields/form-text-field';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import type { ConnectionView } from '@/lib/connection/connection-view';
import { readApiKey } from '@/lib/rules/api-key';
import { type ConnectionValues, needsEnvironment } from './connection-values';

type ApiKeyFieldsProps = { control: Control<ConnectionValues>; connection: ConnectionView | undefined };

/** The key, and for one that does not say it, whether it is for production or for tests. */
export function ApiKeyFields({ control, connection }: ApiKeyFieldsProps) {
  const t = useTranslations('settings.connections');
  const apiKey = useWatch({ control, name: 'apiKey' });
  const { field } = useController({ control, name: 'environment' });
  const read = readApiKey(apiKey);
  const isUnusual = !('problem' in read) && read.environment === null;
  return (
    <>
      <FormTextField
        control={control}
        name="apiKey"
        type="password"
        label={t('apiKey')}
        description={
          isUnusual ? (
            <UnusualKey />
          ) : connection ? (
            t('apiKeyKept', { hint: connection.keyHint })
          ) : (
            t('apiKeyHint')
          )
        }
        autoComplete="off"
        isMonospace
      />
      {needsEnvironment(connection, apiKey) && (
        <RadioGroup
          label={t('environment')}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          options={[
            { id: 'live', label: t('environmentLive'), description: t('environmentLiveHint') },
            { id: 'test', label: t('environmentTest'), description: t('environmentTestHint') },
          ]}
        />
      )}
    </>
  );
}

function UnusualKey() {
  const t = useTranslations('settings.connections');
  return (
    <span className="flex items-start gap-1 text-warning-ink">
      <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
      <span>{t('apiKeyUnusual')}</span>
    </span>
  );
}
