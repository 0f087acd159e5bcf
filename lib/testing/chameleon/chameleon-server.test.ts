import { afterEach, describe, expect, test } from 'vitest';
import { ChameleonServer } from './chameleon-server.ts';
import { plainDisguise } from './disguise.ts';
import { type Failure, failures, outcomeOf, takesEffect } from './failure.ts';
import { filledWorld } from './world-data.ts';

let server: ChameleonServer;
afterEach(() => server.stop());

async function start(differences: Parameters<typeof plainDisguise>[0] = {}): Promise<void> {
  server = await ChameleonServer.start(filledWorld({ deals: 4, others: 2 }), plainDisguise(differences));
}

function createDeal(key: string): Promise<Response> {
  const [deal] = server.world.rows('deal');
  const body = JSON.stringify({ title: 'Nuevo', pipeline_id: deal!.pipeline_id });
  return fetch(`${server.baseUrl}/deals`, { method: 'POST', headers: { 'idempotency-key': key }, body });
}

describe('over HTTP', () => {
  test.each(['identity', 'gzip', 'deflate', 'br', 'zstd'] as const)('answers in %s', async (coding) => {
    await start({ coding, chunked: coding !== 'gzip' });
    const reply = await fetch(`${server.baseUrl}/deals`);
    expect(reply.headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding);
    expect((await reply.json()).data).toHaveLength(4);
  });

  test('a write of one key takes effect once and is answered alike again', async () => {
    await start();
    const first = await (await createDeal('a')).text();
    expect(await (await createDeal('a')).text()).toBe(first);
    expect(server.world.effectsOf('createDeal')).toBe(1);
    await createDeal('b');
    expect(server.world.effectsOf('createDeal')).toBe(2);
  });

  test('takes fields under the names of the contract and under its own', async () => {
    await start({ wild: true, names: 1 });
    const { dress } = server.chameleon;
    const [deal] = server.world.rows('deal');
    const title = dress.name('deal', 'title');
    expect(title).not.toBe('title');
    const patch = (body: object) =>
      fetch(`${server.baseUrl}/deals/${deal!.id}`, { method: 'PATCH', body: JSON.stringify(body) });
    await patch({ [title]: 'Uno', nobody: 'knows' });
    expect(deal).toMatchObject({ title: 'Uno' });
    await patch({ title: 'Dos' });
    expect(deal).toMatchObject({ title: 'Dos' });
    expect(deal).not.toHaveProperty('nobody');
  });
});

const quick = failures.filter((failure) => !/^(hang|slow)/.test(failure));

describe('a failure', () => {
  test.each(quick)('%s takes effect or not as it says, until it is healed', async (failure: Failure) => {
    await start();
    server.fail(/^POST \/deals$/, failure);
    const told = await createDeal('a')
      .then(
        async (reply) => (reply.ok ? await reply.json() : undefined),
        () => undefined,
      )
      .catch(() => undefined);
    expect(server.world.effectsOf('createDeal')).toBe(takesEffect(failure) ? 1 : 0);
    expect(told !== undefined).toBe(outcomeOf(failure) === 'done');
    server.heal();
    expect((await createDeal('a')).ok).toBe(true);
    expect(server.world.effectsOf('createDeal')).toBe(1);
  });
});
