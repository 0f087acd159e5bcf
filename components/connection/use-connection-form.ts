'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { isSameServer } from '@/lib/connection/base-url';
import type { ConnectionView } from '@/lib/connection/connection-view';
import type { ConnectionInput } from './connection-queries';

export type ConnectionValues = { name: string; baseUrl: string; apiKey: string; clienteId: string };

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
      apiKey: z.string().trim(),
      clienteId: z
        .string()
        .trim()
        .regex(/^([1-9]\d{0,15})?$/, t('clienteIdInvalid')),
    })
    .refine(({ apiKey, baseUrl }) => apiKey !== '' || !needsKey(connection, baseUrl), {
      path: ['apiKey'],
      error: connection ? t('apiKeyForNewHost') : t('required'),
    });
  return useForm<ConnectionValues>({
    resolver: zodResolver(schema),
    defaultValues: {
      name: connection?.name ?? '',
      baseUrl: connection?.baseUrl ?? '',
      apiKey: '',
      clienteId: connection?.clienteId?.toString() ?? '',
    },
  });
}

/** The stored key goes to no other server than the one it was given for. */
function needsKey(connection: ConnectionView | undefined, baseUrl: string): boolean {
  return !connection || !isSameServer(baseUrl, connection.baseUrl);
}

/** What is sent of the form's values. */
export function inputOf({ name, baseUrl, apiKey, clienteId }: ConnectionValues): ConnectionInput {
  return {
    name: name.trim(),
    baseUrl: baseUrl.trim(),
    clienteId: clienteId.trim() === '' ? null : Number(clienteId),
    ...(apiKey.trim() === '' ? {} : { apiKey: apiKey.trim() }),
  };
}
