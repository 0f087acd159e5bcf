import type { ConnectionView } from '@/lib/connection/connection-view';
import { readApiKey } from '@/lib/rules/api-key';
import type { ConnectionInput } from './connection-queries';

export type ConnectionValues = {
  name: string;
  baseUrl: string;
  apiKey: string;
  environment: ConnectionView['environment'];
  clienteId: string;
};

/** What the form holds of a connection. The key is never shown: empty keeps the stored one. */
export function valuesOf(connection: ConnectionView | undefined): ConnectionValues {
  return {
    name: connection?.name ?? '',
    baseUrl: connection?.baseUrl ?? '',
    apiKey: '',
    environment: connection?.isKeyRecognised === false ? connection.environment : 'live',
    clienteId: connection?.clienteId?.toString() ?? '',
  };
}

/** Whether the key, the typed one or else the stored one, leaves open which environment it is for. */
export function needsEnvironment(connection: ConnectionView | undefined, apiKey: string): boolean {
  const read = readApiKey(apiKey);
  if ('problem' in read) return read.problem === 'required' && connection?.isKeyRecognised === false;
  return read.environment === null;
}

/** What is sent of the form's values. */
export function inputOf({
  name,
  baseUrl,
  apiKey,
  environment,
  clienteId,
}: ConnectionValues): ConnectionInput {
  return {
    name: name.trim(),
    baseUrl: baseUrl.trim(),
    environment,
    clienteId: clienteId.trim() === '' ? null : Number(clienteId),
    ...(apiKey.trim() !== '' && { apiKey }),
  };
}
