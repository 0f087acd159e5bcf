import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { getConversation, listConversations } from '../lib/contract/content.ts';
import { FakeApi } from '../lib/testing/fake-api.ts';
import { test as base } from './fixtures.ts';
import { connectTo } from './support/connect.ts';
import { FaultyProxy } from './support/faulty-proxy.ts';

/** A server with three conversations of its own, to which a test adds what it wants. */
class Talks extends FakeApi {
  readonly messages: Record<string, object[]> = {
    1: [said(11, 'entrante', 'Hola, ¿tienen hora el viernes?', '2026-11-20T15:00:00Z')],
    2: [
      said(21, 'entrante', '<p>Va la <b>orden</b>.</p><script>top.ran=1</script>', '2026-11-18T23:30:00Z'),
      said(22, 'saliente', 'Recibida, gracias', '2026-11-19T12:00:00Z'),
    ],
    3: [said(31, 'interna', 'Llamó por teléfono', '2026-11-17T12:00:00Z'), { id: 32, direccion: 'entrante' }],
  };

  constructor() {
    super(({ path, call, query }) => {
      const id = /^\/(?:conversations|contacts)\/(\d+)/.exec(path)?.[1] ?? '';
      if (call === 'GET /conversations') {
        const all = Object.keys(this.messages).map((one) => this.row(one));
        return {
          data: all.filter((row) => (query.get('status') ?? row.status) === row.status),
          next_cursor: null,
        };
      }
      if (/^\/conversations\/\d+$/.test(path)) {
        return this.messages[id] && { ...this.row(id), mensajes: this.messages[id] };
      }
      const people: Record<string, object> = {
        1: { id: 1, nombre: 'Ana', apellido: 'Rojas', email: 'ana@talks.example', tags: [] },
        2: { id: 2, nombre: 'Beto', apellido: '', email: 'beto@talks.example', tags: [] },
        3: { id: 3, nombre: 'Carla', apellido: 'Soto', tags: [] },
      };
      if (/^\/contacts\/\d+$/.test(path)) return people[id];
      return { data: [], next_cursor: null };
    });
  }

  row(id: string) {
    const last = this.messages[id]!.findLast((one) => 'created_at' in one) as { created_at: string };
    const status = { 1: 'abierta', 2: 'pendiente', 3: 'cerrada' }[id] ?? 'abierta';
    return {
      id: Number(id),
      status,
      canal: id === '2' ? 'email' : 'whatsapp',
      contacto_id: Number(id),
      ultimo_mensaje_en: last.created_at,
    };
  }
}

function said(id: number, direccion: string, texto: string, created_at: string) {
  return { id, direccion, texto, created_at };
}

const test = base.extend<{ talks: Talks; page: Page; gateway: FaultyProxy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used from the pattern
  talks: async ({}, use) => {
    const server = await new Talks().start();
    await use(server as Talks);
    await server.stop();
  },
  page: async ({ as, talks, baseURL }, use) => {
    const page = await as('admin');
    await connectTo(page, baseURL!, talks.baseUrl, 'ak_test_x');
    await use(page);
  },
  gateway: async ({ api }, use) => {
    const gateway = await new FaultyProxy(api.url).start();
    await use(gateway);
    await gateway.stop();
  },
});

const list = (page: Page) => page.getByRole('list', { name: 'Conversations' });
const bubbles = (page: Page) => page.locator('[data-bubble="message"]');

test('the inbox is sorted by the last message, filtered, searched and walked by the keyboard', async ({
  page,
}) => {
  await page.goto('/content/conversations');
  await expect(list(page).getByRole('link')).toHaveText([/Ana Rojas/, /Beto/, /Carla Soto/]);
  await expect(list(page).getByText('Recibida, gracias')).toBeVisible();

  await page.keyboard.press('j');
  await expect(page).toHaveURL(/conversations\/1$/);
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/conversations\/2$/);
  await expect(page.getByRole('log').getByText('Va la orden.')).toBeVisible();
  // By the zone of whoever reads, 23:30 in UTC is the evening before the reply.
  await expect(page.getByRole('log').getByRole('heading')).toHaveText([/18 Nov/, /19 Nov/]);
  await page.keyboard.press('k');
  await expect(page).toHaveURL(/conversations\/1$/);
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: 'Reply' })).toBeFocused();

  await page.getByRole('searchbox').fill('llamo telefono');
  await expect(list(page).getByRole('link')).toHaveText([/Carla Soto/]);
  await expect(page.getByText('messages of 3 of 3 conversations')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(list(page).getByRole('link')).toHaveCount(3);
  await page.getByRole('button', { name: /Status$/ }).click();
  await page.getByRole('option', { name: 'Pending' }).click();
  await expect(list(page).getByRole('link')).toHaveText([/Beto/]);
  await expect(page).toHaveURL(/status=pendiente/);
});

test('of a long list the last conversation is drawn too', async ({ page, talks }) => {
  for (let id = 4; id <= 60; id++)
    talks.messages[id] = [said(id * 10, 'entrante', `Mensaje ${id}`, '2026-11-16T12:00:00Z')];
  talks.messages['60'] = [said(600, 'entrante', 'El más antiguo', '2026-11-01T12:00:00Z')];
  await page.goto('/content/conversations');
  await expect(list(page).getByText('Recibida, gracias')).toBeVisible();
  await list(page).evaluate((rows) => rows.parentElement!.scrollTo(0, rows.scrollHeight));
  await expect(list(page).getByText('El más antiguo')).toBeVisible();
});

test('what was written since is unread until it is opened, and comes without a reload', async ({
  page,
  talks,
}) => {
  await page.goto('/content/conversations/1');
  await expect(page.getByRole('log').getByText('¿tienen hora')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unread (0)' })).toBeVisible();
  const now = new Date(Date.now() + 1000).toISOString();
  talks.messages['1']!.push(said(12, 'entrante', '¿Siguen ahí?', now));
  talks.messages['3']!.push(said(33, 'entrante', 'Una cosa más', now));
  await expect(page.getByRole('log').getByText('¿Siguen ahí?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unread (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Unread (1)' }).click();
  const unread = list(page).getByRole('link', { name: /Carla Soto/ });
  await expect(unread).toContainText('Unread');
  await page.reload();
  await unread.click();
  await expect(page.getByRole('button', { name: 'Unread (0)' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('log').getByText('Una cosa más')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unread (0)' })).toBeVisible();
});

test('what cannot be read is said, and nothing of a message runs', async ({ page, as, talks, baseURL }) => {
  await page.goto('/content/conversations/2');
  await expect(bubbles(page).first()).toContainText('Va la orden.');
  await expect(bubbles(page).first()).toContainText('As text');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await page.goto('/content/conversations/3');
  await expect(bubbles(page).first()).toContainText('interna');
  await expect(bubbles(page).last()).toContainText('No text');
  await page.goto('/content/conversations/99');
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /404|not/i })
      .first(),
  ).toBeVisible();

  const viewer = await as('viewer');
  await connectToAsOwner(page, viewer, baseURL!, talks);
  await viewer.goto('/content/conversations/1');
  await expect(viewer.getByText('Your role can read conversations')).toBeVisible();
  await expect(viewer.getByRole('textbox', { name: 'Reply' })).toHaveCount(0);
});

/** A viewer makes no connection: they select the one that the admin's page looks at. */
async function connectToAsOwner(admin: Page, viewer: Page, consoleUrl: string, talks: Talks): Promise<void> {
  const { data } = await (await admin.request.get('/api/console/connections')).json();
  const ours = data.find((one: { baseUrl: string }) => one.baseUrl === talks.baseUrl);
  const selected = await viewer.request.post(`/api/console/connections/${ours.id}/select`, {
    headers: { origin: consoleUrl },
  });
  expect(selected.status()).toBe(200);
}

test('a reply is sent once, whatever becomes of its answer', async ({ as, api, gateway, baseURL }) => {
  const page = await as('admin');
  await connectTo(page, baseURL!, gateway.baseUrl, api.key);
  const { data } = await api.call(listConversations, { query: {} } as never);
  const { id } = data[0]!;
  const arrived = async (text: string) =>
    (await api.call(getConversation, { path: { conv_id: id } } as never)).mensajes.filter(
      (one) => one.texto === text,
    ).length;
  const reply = page.getByRole('textbox', { name: 'Reply' });
  await page.goto(`/content/conversations/${id}`);

  await test.step('one that is answered', async () => {
    const text = `Bien ${randomUUID()}`;
    await reply.fill(text);
    await page.keyboard.press('Control+Enter');
    await expect(reply).toHaveValue('');
    await expect(bubbles(page).filter({ hasText: text })).toHaveCount(1);
    await expect(page.locator('[data-bubble="unsent"]')).toHaveCount(0);
    expect(await arrived(text)).toBe(1);
  });

  await test.step('one whose answer is lost', async () => {
    const text = `Perdida ${randomUUID()}`;
    gateway.writes = 'lost';
    await reply.fill(text);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(bubbles(page).filter({ hasText: text })).toHaveCount(1);
    await expect(page.locator('[data-bubble="unsent"]')).toHaveCount(0);
    expect(await arrived(text)).toBe(1);
  });

  await test.step('one that did not get there, over a reload', async () => {
    const text = `Cortada ${randomUUID()}`;
    gateway.writes = 'cut';
    await reply.fill(text);
    await page.keyboard.press('Control+Enter');
    const unsent = page.locator('[data-bubble="unsent"]').filter({ hasText: text });
    await expect(unsent).toContainText('Unconfirmed');
    await page.reload();
    await expect(unsent).toContainText('Unconfirmed');
    gateway.writes = 'none';
    await unsent.getByRole('button', { name: 'Retry' }).click();
    await expect(bubbles(page).filter({ hasText: text })).toHaveCount(1);
    await expect(unsent).toHaveCount(0);
    expect(await arrived(text)).toBe(1);
  });

  await test.step('what was typed survives a reload', async () => {
    await expect(async () => {
      await reply.fill('Aún no');
      await page.reload();
      await expect(reply).toHaveValue('Aún no', { timeout: 3_000 });
    }).toPass();
  });
});

test('a template is filled in for the contact, and a tag that is left stops the sending', async ({
  page,
  talks,
}) => {
  await page.goto('/content/conversations/2');
  const reply = page.getByRole('textbox', { name: 'Reply' });
  await reply.fill('A medias');
  await page.getByRole('button', { name: 'Templates' }).click();
  await page.getByRole('menuitem', { name: 'Create first template' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'New template' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Saludo');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Hola ');
  await dialog.getByRole('button', { name: 'First name' }).click();
  await dialog.getByRole('button', { name: 'Last name' }).click();
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(dialog.getByText('Hola {{contact.nombre}}{{contact.apellido}}')).toBeVisible();
  // The button that saved is gone; the key is for who has the focus next.
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(reply).toHaveValue('A medias');
  await reply.fill('');

  await page.getByRole('button', { name: 'Templates' }).click();
  await page.getByRole('menuitem', { name: 'Saludo' }).click();
  await expect(reply).toHaveValue('Hola Beto{{contact.apellido}}');
  await expect(page.getByText('A placeholder is still empty: {{contact.apellido}}')).toBeVisible();
  await reply.press('Control+Enter');
  await page.keyboard.type(' Díaz');
  await expect(reply).toHaveValue('Hola Beto Díaz');
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  // Neither the template that was saved nor the tag that was left has sent anything.
  await expect(page.locator('[data-bubble="unsent"]')).toHaveCount(0);
  expect(talks.seen.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('on a phone the list leads to the thread and back', async ({ phone, api }) => {
  const { data } = await api.call(listConversations, { query: {} } as never);
  const page = await phone({ spanish: true });
  await page.goto('/content/conversations');
  const inbox = page.getByRole('list', { name: 'Conversaciones' });
  await inbox.locator(`[data-conversation="${data[0]!.id}"]`).tap();
  await expect(page.getByRole('textbox', { name: 'Responder' })).toBeVisible();
  await expect(inbox).toBeHidden();
  await page.getByRole('button', { name: 'Ver contacto' }).tap();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Otras conversaciones' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Volver a las conversaciones' }).tap();
  await expect(inbox).toBeVisible();
});
