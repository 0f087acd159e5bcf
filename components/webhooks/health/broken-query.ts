import { queryOptions } from '@tanstack/react-query';
import type { Walk } from '@/components/webhooks/deliveries/delivery-walk';
import { readWalk, type WalkScope } from '@/components/webhooks/deliveries/delivery-walk-query';
import { listDeliveries } from '@/lib/api/contract/webhooks';
import { keyOf, type Target } from '@/lib/api/queries';
import { oldestDue } from './broken';
import { type BrokenWalks, type Judgement, judgeBroken } from './judge-broken';
import { type Depth, readBroken } from './read-broken';

type Broken = {
  /** Undefined until later copies of what is undelivered have been read. */
  readonly judgement: Judgement | undefined;
  /** Deliveries looked at. */
  readonly looked: number;
  /** The delivery that has been due the longest; undefined where none is, or none was read yet. */
  readonly oldestDueAt: string | undefined;
  readonly isDueWhole: boolean;
  /** False for what is told while it is being read. */
  readonly isWhole: boolean;
  readonly walks: ReadonlyMap<string, Walk>;
};

/** Judged first, so that what is seen at once need not wait for all pages. */
const FIRST: Depth = { pages: 1, arrivedPages: 1 };

/** Query options of what is broken. What was judged stays until all of it has been read and judged anew. */
export function brokenOf(depth: Depth, target: Target) {
  const queryKey = [...keyOf(listDeliveries, target), 'broken', depth.pages, depth.arrivedPages] as const;
  return queryOptions<Broken>({
    queryKey,
    structuralSharing: false,
    queryFn: async ({ client, signal }) => {
      const before = client.getQueryData<Broken>(queryKey);
      const isFirst = !before?.judgement;
      const walks = new Map<string, Walk>();
      let judgement: Judgement | undefined;
      const tell = () => {
        if (isFirst) client.setQueryData(queryKey, brokenFrom(walks, judgement));
      };
      const keep = (scope: WalkScope, walk: Walk) => {
        walks.set(nameOf(scope), walk);
        tell();
      };
      const walk = async (scope: WalkScope) => {
        const known = before?.walks.get(nameOf(scope));
        const read = await readWalk(scope, target, { signal, known, onGrow: (grown) => keep(scope, grown) });
        keep(scope, read);
        return read;
      };
      const judge = (read: BrokenWalks) => {
        judgement = judgeBroken(read);
        tell();
      };
      const quick = isFirst && depth.pages > FIRST.pages ? await readBroken(walk, FIRST) : undefined;
      if (quick) judge(quick);
      if (!quick || !isAllRead(quick)) judge(await readBroken(walk, depth));
      return { ...brokenFrom(walks, judgement), isWhole: true };
    },
  });
}

/** Whether the first pages were all there is: nothing is asked twice. */
function isAllRead({ failed, held, pending, retrying, delivered }: BrokenWalks): boolean {
  return [failed, held, pending, retrying, ...delivered.values()].every(({ isComplete }) => isComplete);
}

/** Of one state at one endpoint, since when it matters: what is known since later does not reach as far. */
const nameOf = ({ status = '', endpoint_id = '', until = '' }: Omit<WalkScope, 'maxPages'>) =>
  [status, endpoint_id, until].join(' ');

function brokenFrom(walks: ReadonlyMap<string, Walk>, judgement: Judgement | undefined): Broken {
  const due = ['pending', 'retrying'].flatMap((status) => walks.get(nameOf({ status })) ?? []);
  return {
    judgement,
    looked: new Set([...walks.values()].flatMap(({ rows }) => rows.map(({ id }) => id))).size,
    oldestDueAt: oldestDue(due.flatMap(({ rows }) => rows)),
    isDueWhole: due.length === 2 && due.every(({ isComplete }) => isComplete),
    isWhole: false,
    walks: new Map(walks),
  };
}
