import { POST as approve } from '@/app/api/console/configuration/plans/[id]/approve/route';
import { POST as begin } from '@/app/api/console/configuration/plans/[id]/begin/route';
import { POST as finish } from '@/app/api/console/configuration/plans/[id]/finish/route';
import { POST as applyRecord } from '@/app/api/console/configuration/plans/[id]/records/[position]/route';
import { GET as getPlan } from '@/app/api/console/configuration/plans/[id]/route';
import { POST as stop } from '@/app/api/console/configuration/plans/[id]/stop/route';
import { POST as undo } from '@/app/api/console/configuration/plans/[id]/undo/route';
import { POST as withdraw } from '@/app/api/console/configuration/plans/[id]/withdraw/route';
import { POST as makePlan } from '@/app/api/console/configuration/plans/route';
import type { Choice, PlanView } from '@/lib/configuration/plan';
import { createConnection } from '@/lib/connection/connections';
import { browserRequest, callHandler, type Json } from '@/lib/testing/console';
import { FakeEndpoints } from '@/lib/testing/fake-endpoints';

export const apiKey = 'sk_test_0123456789abcdwxyz';
export const liveKey = 'sk_live_0123456789abcdwxyz';

/** Two connections whose servers have endpoints, and the requests that plans between them are made by. */
export type TwoServers = Awaited<ReturnType<typeof startTwoServers>>;

export async function startTwoServers({ isLive = false } = {}) {
  const [here, there] = await Promise.all([new FakeEndpoints(1).start(), new FakeEndpoints(101).start()]);
  const connect = async (name: string, api: FakeEndpoints, key: string) =>
    (await createConnection({ name, baseUrl: api.baseUrl, apiKey: key })).id;
  const source = await connect('Test', here, apiKey);
  const target = await connect('Live', there, isLive ? liveKey : apiKey);
  return {
    here,
    there,
    source,
    target,
    sides: { source: { kind: 'connection' as const, connectionId: source }, target },
    stop: () => Promise.all([here.stop(), there.stop()]),
  };
}

export type Answered = { readonly status: number; readonly headers: Headers; readonly body: Json };

/** What one person does with plans. */
export function planningAs(cookie: string) {
  const post = (handler: Parameters<typeof callHandler>[0], params: Record<string, string>, body?: object) =>
    callHandler(handler, browserRequest('POST', '/api/console/configuration', { cookie, body }), params);
  return {
    make: (body: object): Promise<Answered> => post(makePlan, {}, body),
    approve: (id: string): Promise<Answered> => post(approve, { id }),
    withdraw: (id: string): Promise<Answered> => post(withdraw, { id }),
    begin: (id: string, body: object = {}): Promise<Answered> => post(begin, { id }, body),
    apply: (id: string, position: number): Promise<Answered> =>
      post(applyRecord, { id, position: String(position) }),
    finish: (id: string): Promise<Answered> => post(finish, { id }),
    stop: (id: string): Promise<Answered> => post(stop, { id }),
    undo: (id: string): Promise<Answered> => post(undo, { id }),
    get: (id: string): Promise<Answered> =>
      callHandler(getPlan, browserRequest('GET', '/api/console/configuration/plans', { cookie }), { id }),
  };
}

export type Planning = ReturnType<typeof planningAs>;

/** Applies an approved plan to its end, as the page's job does. */
export async function applyAll(by: Planning, plan: PlanView, typed: object = {}): Promise<PlanView> {
  const begun = await by.begin(plan.id, typed);
  if (begun.status !== 200) throw new Error(JSON.stringify(begun.body));
  for (const { position } of plan.records) {
    const applied = await by.apply(plan.id, position);
    if (applied.status !== 200) throw new Error(JSON.stringify(applied.body));
  }
  const finished = await by.finish(plan.id);
  if (finished.status !== 200) throw new Error(JSON.stringify(finished.body));
  return finished.body;
}

/** A choice of an endpoint by its URL. */
export function choiceOf(url: string, action: Choice['action'], more: Partial<Choice> = {}): Choice {
  return { kind: 'endpoints', key: `endpoints/url:${url}`, action, ...more };
}
