import { ApiError } from '@/lib/api/api-error';
import type { CallOptions } from '@/lib/api/client';
import { readPricesAtOnce } from '@/lib/catalog/prices-of';
import type { ConfigurationKind } from '@/lib/resources/configuration';
import { patiently, type Row, readList, readOne } from './read-lists';

/** Records that are read one by one go out so many at a time. */
const AT_ONCE = 4;

/**
 * All records of a kind, each whole: what a list leaves out of its rows is read of each by itself.
 *
 * @param isWhole whether that is wanted of a row
 * @throws ApiError
 */
export async function readRecords(
  kind: ConfigurationKind,
  options: CallOptions,
  onRead: (count: number) => void = () => {},
  isWhole: (row: Row) => boolean = () => true,
): Promise<readonly Row[]> {
  const rows = await readList(kind.operations.list, {}, options, onRead);
  const kept = kind.isGone ? rows.filter((row) => !kind.isGone!(row)) : rows;
  const whole = await eachOf(kept, async (row) => (isWhole(row) ? readWhole(kind, row, options) : row));
  return whole.filter((row) => row !== undefined);
}

/** The record with all that a row of a list may lack; undefined where it is gone meanwhile. */
async function readWhole(kind: ConfigurationKind, row: Row, options: CallOptions): Promise<Row | undefined> {
  if (row.id === undefined) return row;
  if (kind.name === 'products' && row.precios === undefined) {
    const precios = await orGone(() =>
      readPricesAtOnce(row.id!, options, (read) => patiently(read, options.signal)),
    );
    return precios && { ...row, precios };
  }
  const { get } = kind.operations;
  if (!get || !kind.essential?.some((name) => row[name] === undefined)) return row;
  return orGone(() => readOne(get, { path: { [kind.idIn]: row.id } } as never, options)) as Promise<
    Row | undefined
  >;
}

async function orGone<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

async function eachOf<Item, Result>(
  items: readonly Item[],
  read: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const work = async () => {
    while (next < items.length) {
      const place = next++;
      results[place] = await read(items[place]!);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}
