import { eventNumber, NotSeekable, type Probe, type Probed, seekEvents } from '@/lib/live/seek';

type Read<Row> = (after: string | undefined, limit: number) => Promise<readonly Row[]>;

const SHOWN = 20;
const PAGE = 100;
const PAGES = 5;
/** Ids that are looked back over at first, and how many times as many where too few events lie among them. */
const WINDOW = 200;
const GROWTH = 25;
const MOST = 200_000;

/** The newest events of what `read` reads, which answers oldest first: the end is sought, and then looked back from. */
export async function newestEvents<Row extends Probed>(read: Read<Row>): Promise<readonly Row[]> {
  const end = await endOf(read);
  if (end === 'unknown') return newestOf(await read(undefined, PAGE));
  if (end === undefined) return [];
  let few = 0;
  let many = Number.POSITIVE_INFINITY;
  let window = WINDOW;
  for (;;) {
    const { rows, isWhole } = await readOn(read, end - window > 0 ? `evt_${end - window}` : undefined);
    if (isWhole && (rows.length >= SHOWN || window >= Math.min(end, MOST))) return newestOf(rows);
    if (isWhole) few = window;
    // Those that were read are the oldest of the window.
    else many = window;
    window = Number.isFinite(many) ? Math.floor((few + many) / 2) : Math.min(window * GROWTH, MOST);
  }
}

const newestOf = <Row>(rows: readonly Row[]) => rows.slice(-SHOWN).toReversed();

/** The number of the newest; 'unknown' where the server has ids that say nothing of their order. */
async function endOf<Row extends Probed>(read: Read<Row>): Promise<number | 'unknown' | undefined> {
  const probe: Probe = async (cursor) => (await read(cursor, 1))[0];
  try {
    return eventNumber(await seekEvents(probe, () => false));
  } catch (error) {
    if (error instanceof NotSeekable) return 'unknown';
    throw error;
  }
}

/** What follows a cursor, as far as a few pages reach; `isWhole` where that is all. */
async function readOn<Row extends Probed>(
  read: Read<Row>,
  after: string | undefined,
): Promise<{ readonly rows: readonly Row[]; readonly isWhole: boolean }> {
  const rows: Row[] = [];
  let cursor = after;
  for (let pages = 0; pages < PAGES; pages++) {
    const page = await read(cursor, PAGE);
    rows.push(...page);
    const last = page.at(-1)?.id;
    if (page.length < PAGE || last === undefined) return { rows, isWhole: true };
    cursor = String(last);
  }
  return { rows, isWhole: false };
}
