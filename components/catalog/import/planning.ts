import type { LoadedFile } from '@/components/records/import/load-file';
import { createProductCategory } from '@/lib/api/contract/catalog';
import type { Id } from '@/lib/api/loose';
import type { Target } from '@/lib/api/queries';
import { write } from '@/lib/api/write';
import type { PriceColumn } from '@/lib/catalog/csv/columns';
import type { PriceItem } from '@/lib/catalog/csv/item';
import type { FilePlan, Known, RowFate } from '@/lib/catalog/csv/plan';
import { type CsvRow, readRow } from '@/lib/catalog/csv/read-row';
import type { Mapping } from '@/lib/files/mapping';
import { rowKey } from '@/lib/files/row-key';
import { inSlices } from '@/lib/files/slices';
import { fold } from '@/lib/format/fold';
import type { ItemState } from '@/lib/jobs/job';

export async function readFile(
  { rows, numbers }: LoadedFile,
  mapping: Mapping<PriceColumn>,
  signal: AbortSignal,
): Promise<readonly CsvRow[]> {
  const read: CsvRow[] = [];
  await inSlices(rows, (cells, place) => void read.push(readRow(cells, numbers[place]!, mapping)), signal);
  return read;
}

/**
 * Makes the categories that new products need, one by one, before any product: ids by names. One that was made and
 * whose answer was lost is answered again by its key.
 *
 * @throws ApiError where one is refused; nothing else was written then
 */
export async function makeCategories(
  { items, newCategories }: FilePlan,
  { categories }: Known,
  digest: string,
  target: Target,
): Promise<Readonly<Record<string, Id>>> {
  const ids = new Map(
    categories.flatMap(({ id, nombre }) => (id !== undefined && nombre ? [[fold(nombre), id] as const] : [])),
  );
  for (const nombre of newCategories) {
    const sent = { body: { nombre } };
    const { id } = await write(createProductCategory, sent, target, {
      idempotencyKey: rowKey(digest, 0, nombre),
    });
    if (id !== undefined) ids.set(fold(nombre), id);
  }
  const used = new Set(items.flatMap(({ create }) => create?.categoria ?? []));
  return Object.fromEntries(
    [...used].flatMap((name) => (ids.has(fold(name)) ? [[name, ids.get(fold(name))!]] : [])),
  );
}

/** What is written, and behind it the rows of which nothing is, for the report. */
export function jobItems(plan: FilePlan, wordsOf: (fate: RowFate) => string) {
  const written = new Set(plan.items.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const others = plan.fates.filter(({ row }) => !written.has(row.line));
  const items: PriceItem[] = others.map(({ row: { line, cells } }) => ({
    id: line,
    key: '',
    cells,
    rows: [],
    writes: [],
  }));
  const states = new Map<number, ItemState>(
    others.map((fate, place) => [
      plan.items.length + place,
      fate.what === 'failed'
        ? { outcome: 'skipped', message: wordsOf(fate) }
        : { outcome: 'done', note: 'unchanged' },
    ]),
  );
  return { items: [...plan.items, ...items], states };
}
