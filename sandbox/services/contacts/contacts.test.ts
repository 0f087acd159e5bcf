import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '../../../lib/contract/contacts.ts';
import { createDeal, getDeal } from '../../../lib/contract/deals.ts';
import { eventsOf } from '../../testing/events.ts';
import { type Harness, startSandbox } from '../../testing/harness.ts';

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const create = (body: Parameters<typeof contract.createContact.body.parse>[0] & object) =>
  sandbox.call(contract.createContact, { body: body as never });

describe('contacts', () => {
  it('refuse a national phone number and a wrong check digit, naming the fields', async () => {
    const { status, body } = await sandbox.answer(contract.createContact, {
      body: { nombre: 'Ana', telefono: '987654321', rut: '76086428-4' },
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      error: {
        code: 'validation_error',
        details: [
          { field: 'telefono', issue: 'not_e164' },
          { field: 'rut', issue: 'invalid_check_digit' },
        ],
      },
    });
  });

  it('are found by every word of a search, whatever its case and accents', async () => {
    const maria = await create({ nombre: 'María José', apellido: 'Núñez', telefono: '+56911112222' });
    const mario = await create({ nombre: 'Mario', apellido: 'Nunes', email: 'mario@example.cl' });
    const found = async (search: string) =>
      (await sandbox.call(contract.listContacts, { query: { search } })).data.map(({ id }) => id);
    expect(await found('NUNEZ maria')).toEqual([maria.id]);
    expect(await found('1111 jose')).toEqual([maria.id]);
    expect(await found('MARIO@Example')).toEqual([mario.id]);
    expect(await found('mari')).toHaveLength(2);
    expect(await found('100%')).toEqual([]);
    expect(await found('mar_a')).toEqual([]);
  });

  it('emit an update with just the fields that changed, and none where nothing did', async () => {
    const contact = await create({ nombre: 'Rosa', email: 'rosa@example.cl' });
    const path = { cid: contact.id };
    const events = await eventsOf(sandbox, async () => {
      await sandbox.call(contract.updateContact, { path, body: { nombre: 'Rosa' } });
      await sandbox.call(contract.updateContact, { path, body: { nombre: 'Rosa Elena', email: null } });
    });
    const updated = await sandbox.call(contract.getContact, { path });
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      type: 'contact.updated',
      data: updated,
      previous: { nombre: 'Rosa', email: 'rosa@example.cl' },
    });
    expect(Object.keys(events[0]!.previous!)).toEqual(['nombre', 'email']);
  });

  it('never share an e-mail, whatever its case, nor an external id', async () => {
    await create({ nombre: 'Uno', email: 'uno@example.cl', external_id: 'U-1' });
    const email = await sandbox.answer(contract.createContact, {
      body: { nombre: 'Dos', email: 'UNO@example.cl' },
    });
    expect(email).toMatchObject({ status: 409, body: { error: { code: 'email_taken' } } });
    const external = await sandbox.answer(contract.createContact, {
      body: { nombre: 'Dos', external_id: 'U-1' },
    });
    expect(external).toMatchObject({ status: 409, body: { error: { code: 'external_id_taken' } } });
    const other = await sandbox.call(
      contract.createContact,
      { body: { nombre: 'Dos', external_id: 'U-1' } },
      { key: sandbox.secondKey },
    );
    expect(other.external_id).toBe('U-1');
  });

  it('go and leave their deals without them', async () => {
    const contact = await create({ nombre: 'Pedro' });
    const deal = await sandbox.call(createDeal, { body: { title: 'Con contacto', contacto_id: contact.id } });
    const events = await eventsOf(sandbox, () =>
      sandbox.call(contract.deleteContact, { path: { cid: contact.id } }),
    );
    expect((await sandbox.answer(contract.getContact, { path: { cid: contact.id } })).status).toBe(404);
    expect((await sandbox.call(getDeal, { path: { deal_id: deal.id } })).contacto_id).toBeNull();
    expect(events).toMatchObject([{ type: 'contact.deleted', data: contact }]);
  });
});

describe('contact upsert', () => {
  const upsert = (body: object) => sandbox.call(contract.upsertContact, { body: body as never });

  it('matches by external id, then e-mail, then phone', async () => {
    const byId = await create({ nombre: 'A', external_id: 'P-1' });
    const byEmail = await create({ nombre: 'B', email: 'b@example.cl', telefono: '+56922220000' });
    const byPhone = await create({ nombre: 'C', telefono: '+56922220001' });
    expect(await upsert({ external_id: 'P-1', telefono: '+56922220001' })).toMatchObject({
      id: byId.id,
      created: false,
    });
    expect(await upsert({ email: 'B@EXAMPLE.cl', external_id: 'P-2' })).toMatchObject({ id: byEmail.id });
    expect(await upsert({ telefono: '+56922220001', nombre: 'Cé' })).toMatchObject({
      id: Math.min(byId.id, byPhone.id),
      created: false,
    });
  });

  it('needs a key to match by, and a name where nothing matches', async () => {
    const none = await sandbox.answer(contract.upsertContact, { body: { nombre: 'Nadie' } });
    expect(none).toMatchObject({
      status: 422,
      body: { error: { details: [{ field: 'external_id', issue: 'match_key_required' }] } },
    });
    const nameless = await sandbox.answer(contract.upsertContact, { body: { external_id: 'P-none' } });
    expect(nameless).toMatchObject({
      status: 422,
      body: { error: { details: [{ field: 'nombre', issue: 'required' }] } },
    });
  });

  it('makes one contact of twenty upserts at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        upsert({ telefono: '+56933330000', nombre: `Gemelo ${index}` }),
      ),
    );
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    expect(replies.filter(({ created }) => created)).toHaveLength(1);
  });
});

describe('tags', () => {
  it('are made by name, once whatever the case and accents, with an event for each one added', async () => {
    const contact = await create({ nombre: 'Con etiquetas' });
    const path = { cid: contact.id };
    const events = await eventsOf(sandbox, async () => {
      await sandbox.call(contract.addContactTags, {
        path,
        body: { tag_names: ['Cliente VIP', 'cliente vip', 'Región'] },
      });
      await sandbox.call(contract.addContactTags, { path, body: { tag_names: ['REGION'] } });
    });
    const tagged = await sandbox.call(contract.getContact, { path });
    expect(tagged.tags.map(({ nombre }) => nombre)).toEqual(['cliente vip', 'Región']);
    expect(events.map(({ type }) => type)).toEqual(['contact.tag_added', 'contact.tag_added']);
    expect(events[0]).toMatchObject({ data: tagged, previous: { tags: [{ nombre: 'Región' }] } });
    expect((await sandbox.call(contract.listTags, {})).data).toHaveLength(2);
  });

  it('come off once; then there is nothing to take off', async () => {
    const contact = await create({ nombre: 'Sin etiqueta' });
    const { tags } = await sandbox.call(contract.addContactTags, {
      path: { cid: contact.id },
      body: { tag_names: ['temporal'] },
    });
    const path = { cid: contact.id, tag_id: tags[0]!.id };
    expect((await sandbox.call(contract.removeContactTag, { path })).tags).toEqual([]);
    expect((await sandbox.answer(contract.removeContactTag, { path })).status).toBe(404);
  });

  it('unknown by id are refused by their place', async () => {
    const contact = await create({ nombre: 'Etiqueta ajena' });
    const { body } = await sandbox.answer(contract.addContactTags, {
      path: { cid: contact.id },
      body: { tag_ids: [987654] },
    });
    expect(body).toMatchObject({ error: { details: [{ field: 'tag_ids.0', issue: 'not_found' }] } });
  });
});
