import 'server-only';
import type { PairsRequest } from '@/lib/configuration/requests';
import { getRuntime } from '@/lib/store/store';
import type { Caller } from './caller';
import { pairSidesOf } from './compare';
import { keepPairs } from './pairs';
import { findSides } from './sides';

/** Remembers which records a person said are one. @throws ConsoleError as `findSides` does */
export async function answerPairs(caller: Caller, body: PairsRequest): Promise<void> {
  const sides = pairSidesOf(await findSides(caller, body));
  const { store } = await getRuntime();
  await store.transaction((tx) => keepPairs(tx, sides, body.answers));
}
