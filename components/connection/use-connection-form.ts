'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { ConnectionView } from '@/lib/connection/connection-view';
import { readApiKey } from '@/lib/rules/api-key';
import { isSameServer } from '@/lib/rules/base-url';
import type { ConnectionInput } from './connection-queries';

type Environment = ConnectionView['environment'];
export type ConnectionValues = {
  name: string;
  baseUrl: string;
  apiKey: string;
  environment: Environment;
  clienteId: string;
};

/** A form of a connection. The key is never shown: empty keeps the stored one, unless the server changes. */
export function useConnectionForm(connection: ConnectionView | undefined) {
  const t = useTranslations('settings.connections');
  const schema = z
    .object({
      name: z.string().trim().min(1, t('required')).max(200),
      baseUrl: z
        .string()
        .trim()
        .refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), t('baseUrlInvalid')),
      apiKey: z.string().superRefine((text, refused) => {
        const read = readApiKey(text);
        if (!('problem' in read) || read.problem === 'required') return;
        refused.addIssue({ code: 'custom', message: t(`apiKeyProblem.${read.problem}`) });
      }),
      environment: z.enum(['live', 'test']),
      clienteId: z
        .string()
        .trim()
        .regex(/^([1-9]\d{0,15})?$/, t('clienteIdInvalid')),
    })
    .refine(({ apiKey, baseUrl }) => apiKey.trim() !== '' || !needsKey(connection, baseUrl), {
      path: ['apiKey'],
      error: connection ? t('apiKeyForNewHost') : t('required'),
    });
  return useForm<ConnectionValues>({
    resolver: zodResolver(schema),
    defaultValues: {
      name: connection?.name ?? '',
      baseUrl: connection?.baseUrl ?? '',
      apiKey: '',
      environment: connection?.isKeyRecognised === false ? connection.environment : 'live',
      clienteId: connection?.clienteId?.toString() ?? '',
    },
  });
}

/** The stored key goes to no other server than the one it was given for. */
function needsKey(connection: ConnectionView | undefined, baseUrl: string): boolean {
  return !connection || !isSameServer(baseUrl, connection.baseUrl);
}

/** Whether the key, the typed one or else the stored one, leaves open which environment it is for. */
export function needsEnvironment(connection: ConnectionView | undefined, apiKey: string): boolean {
  const read = readApiKey(apiKey);
  if ('problem' in read) return read.problem === 'required' && connection?.isKeyRecognised === false;
  return read.environment === null;
}

/** What is sent of the form's values. */
export function inputOf(values: ConnectionValues): ConnectionInput {
  const { name, baseUrl, apiKey, environment, clienteId } = values;
  return {
    name: name.trim(),
    baseUrl: baseUrl.trim(),
    environment,
    clienteId: clienteId.trim() === '' ? null : Number(clienteId),
    ...(apiKey.trim() === '' ? {} : { apiKey }),
  };
}
