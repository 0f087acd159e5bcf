import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '../../../lib/contract/content.ts';
import { eventsOf } from '../../testing/events.ts';
import { type Harness, startSandbox } from '../../testing/harness.ts';

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startSandbox({ config: { seed: 'demo' } });
});
afterAll(() => sandbox.close());

describe('content', () => {
  it('has sites with their pages', async () => {
    const { data } = await sandbox.call(contract.listSites, {});
    const pages = await sandbox.call(contract.listPages, { path: { site_id: data[0]!.id } });
    expect(pages.data.every(({ site_id }) => site_id === data[0]!.id)).toBe(true);
    expect(pages.data.length).toBeGreaterThan(0);
    const answer = await sandbox.answer(contract.listPages, { path: { site_id: 987654 } });
    expect(answer.status).toBe(404);
  });

  it('lists published posts unless another state is asked for, and reads one by its slug', async () => {
    const published = (await sandbox.call(contract.listBlogPosts, {})).data;
    const drafts = (await sandbox.call(contract.listBlogPosts, { query: { estado: 'borrador' } })).data;
    expect(new Set(published.map(({ estado }) => estado))).toEqual(new Set(['publicado']));
    expect(new Set(drafts.map(({ estado }) => estado))).toEqual(new Set(['borrador']));
    const post = await sandbox.call(contract.getBlogPost, { path: { slug: drafts[0]!.slug } });
    expect(post).toEqual(drafts[0]);
    expect((await sandbox.answer(contract.getBlogPost, { path: { slug: 'no-existe' } })).status).toBe(404);
  });

  it('opens a closed conversation by a message, without an event', async () => {
    const { data } = await sandbox.call(contract.listConversations, { query: { status: 'cerrada' } });
    const path = { conv_id: data[0]!.id };
    const before = await sandbox.call(contract.getConversation, { path });
    const events = await eventsOf(sandbox, () =>
      sandbox.call(contract.postMessage, { path, body: { texto: '¿Sigues ahí?' } }),
    );
    const after = await sandbox.call(contract.getConversation, { path });
    expect(events).toEqual([]);
    expect(after.mensajes).toHaveLength(before.mensajes.length + 1);
    expect(after.mensajes.at(-1)).toMatchObject({ direccion: 'saliente', texto: '¿Sigues ahí?' });
    expect(after).toMatchObject({ status: 'abierta', ultimo_mensaje_en: after.mensajes.at(-1)!.created_at });
    const blank = await sandbox.answer(contract.postMessage, { path, body: { texto: '  ' } });
    expect(blank.status).toBe(422);
  });

  it('of one subaccount is not another’s', async () => {
    const { data } = await sandbox.call(contract.listConversations, {});
    const key = { key: sandbox.secondKey };
    expect((await sandbox.call(contract.listConversations, {}, key)).data).toEqual([]);
    const answer = await sandbox.answer(contract.getConversation, { path: { conv_id: data[0]!.id } }, key);
    expect(answer.status).toBe(404);
  });
});
