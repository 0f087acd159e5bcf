import type { OpenConnection } from '@/lib/connection/open-connection';
import { ConsoleError } from '@/lib/http/console-error';

type Address = Pick<OpenConnection, 'origin' | 'basePath' | 'clienteId'>;

/** The server that a connection leads to, and the client of an agency that is looked at there. */
export const addressOf = ({ origin, basePath, clienteId }: Address): string =>
  `${origin}${basePath}${clienteId === null ? '' : ` ${clienteId}`}`;

/**
 * A plan is for one server: where its connection leads to another by now, nothing of it may be written there.
 *
 * @param plan null of one that was made before addresses were kept
 * @throws ConsoleError 409 `connection_moved`
 */
export function assertSameAddress(plan: { readonly targetAddress: string | null }, now: Address): void {
  if (plan.targetAddress === null || plan.targetAddress === addressOf(now)) return;
  throw new ConsoleError(
    409,
    'connection_moved',
    'The connection leads to another server than when the plan was made: make a new one',
  );
}
