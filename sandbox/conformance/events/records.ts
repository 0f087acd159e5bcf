import type { Harness } from '../../testing/harness.ts';

export type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** What events of the catalogue are about, as far as operations and public pages write it. */
export type Subject = 'contact' | 'company' | 'deal' | 'product' | 'appointment' | 'submission';

/** A record as the API answers it, and where its GET is. */
export interface Found {
  readonly subject: Subject;
  readonly path: string;
  readonly row: Row;
}

/** Every record by subject and id. */
export type Records = ReadonlyMap<string, Found>;

export const keyOf = (subject: Subject, id: unknown) => `${subject} ${id}`;

/** What a GET answers, undefined where there is nothing. */
export async function read(sandbox: Harness, path: string): Promise<unknown> {
  const { status, body } = await sandbox.request('GET', path);
  return status === 404 ? undefined : body;
}

export async function rowsOf(sandbox: Harness, path: string): Promise<readonly Row[]> {
  return ((await read(sandbox, path)) as { data: Row[] }).data;
}

/** Every record of all subjects, as its list answers it; the trash and the archive too. */
export async function recordsOf(sandbox: Harness): Promise<Records> {
  const [calendars, ...forms] = await Promise.all(
    ['/calendars', '/forms?limit=100', '/forms?limit=100&status=archived'].map((path) =>
      rowsOf(sandbox, path),
    ),
  );
  const lists: (readonly [Subject, list: string, one: string])[] = [
    ['contact', '/contacts?limit=100', '/contacts'],
    ['company', '/companies?limit=100', '/companies'],
    ['company', '/companies?limit=100&estado=archivada', '/companies'],
    ['deal', '/deals?limit=100', '/deals'],
    ['deal', '/deals?limit=100&estado=papelera', '/deals'],
    ['product', '/products?limit=100', '/products'],
    ['product', '/products?limit=100&estado=papelera', '/products'],
    ...calendars!.map(
      ({ id }) => ['appointment', `/calendars/${id}/appointments?limit=100`, '/appointments'] as const,
    ),
    ...forms
      .flat()
      .map(
        ({ id }) => ['submission', `/forms/${id}/submissions?limit=100`, `/forms/${id}/submissions`] as const,
      ),
  ];
  const found = await Promise.all(
    lists.map(async ([subject, list, one]) =>
      (await rowsOf(sandbox, list)).map((row): Found => ({ subject, path: `${one}/${row.id}`, row })),
    ),
  );
  return new Map(found.flat().map((record) => [keyOf(record.subject, record.row.id), record]));
}
