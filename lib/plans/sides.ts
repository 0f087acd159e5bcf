import 'server-only';
import { eq } from 'drizzle-orm';
import type { SideRef, SideView } from '@/lib/configuration/comparison';
import type { Side } from '@/lib/configuration/side';
import { type OpenConnection, openConnection } from '@/lib/connection/open-connection';
import { invalidField } from '@/lib/http/console-error';
import type { KindName } from '@/lib/resources/configuration';
import { getRuntime } from '@/lib/store/store';
import { connection as connections } from '@/lib/store/tables/connection';
import { assertMayUse, type Caller } from './caller';
import { type ReadingOptions, readConnection } from './read-connection';
import { readFiles } from './read-files';

/** A side as it was named and found, before anything of it is read. */
export type KnownSide =
  | { readonly view: SideView; readonly connection: OpenConnection }
  | { readonly view: SideView; readonly side: Side; readonly files: Readonly<Record<string, string>> };

export type Sides = { readonly source: KnownSide; readonly target: ConnectionSide };
export type ConnectionSide = Extract<KnownSide, { readonly connection: OpenConnection }>;

/** Which side's reading has come how far. */
export type OnProgress = (side: 'source' | 'target', kind: KindName, read: number) => void;

/**
 * The two sides that a request names, checked and not read yet.
 *
 * @throws ConsoleError 404 `connection_not_found`, 403 `forbidden_connection`; 422 for the same connection twice, and for
 * files that cannot be read, which it names as fields
 */
export async function findSides(
  caller: Caller,
  { source, target }: { readonly source: SideRef; readonly target: string },
): Promise<Sides> {
  if (source.kind === 'connection' && source.connectionId === target) {
    throw invalidField('target', 'same_connection', 'A connection cannot be compared with itself');
  }
  return {
    target: await findConnection(caller, target),
    source:
      source.kind === 'connection'
        ? await findConnection(caller, source.connectionId)
        : {
            view: { kind: 'files', name: source.name },
            side: await readFiles(source.files),
            files: source.files,
          },
  };
}

/** @throws ConsoleError 404 `connection_not_found`, 403 `forbidden_connection` */
export async function findConnection(caller: Caller, id: string): Promise<ConnectionSide> {
  assertMayUse(caller, id);
  const { store } = await getRuntime();
  const opened = await openConnection(id);
  const [row] = await store.db
    .select({ environment: connections.environment })
    .from(connections)
    .where(eq(connections.id, id));
  const environment = row?.environment ?? 'live';
  return {
    connection: opened,
    view: { kind: 'connection', connectionId: id, name: opened.name, environment },
  };
}

/** Reads both sides, those of connections at the same time. */
export async function readSides(
  { source, target }: Sides,
  options: Omit<ReadingOptions, 'onRead'>,
  onProgress: OnProgress = () => {},
): Promise<{ source: Side; target: Side }> {
  const [from, to] = await Promise.all([
    readKnown(source, { ...options, onRead: (kind, read) => onProgress('source', kind, read) }),
    readKnown(target, { ...options, onRead: (kind, read) => onProgress('target', kind, read) }),
  ]);
  return { source: from, target: to };
}

async function readKnown(known: KnownSide, options: ReadingOptions): Promise<Side> {
  return 'side' in known ? known.side : (await readConnection(known.connection, options)).side;
}
