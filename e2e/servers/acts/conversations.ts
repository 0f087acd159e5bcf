import { type Act, first, has, id, NEW } from './act.ts';

/** Every write of conversations. */
export const conversationActs: readonly Act[] = [
  {
    name: 'send a message',
    address: (dress) => `/content/conversations/${id(dress, 'conversation', first(dress, 'conversation'))}`,
    write: /^POST \/conversations\/[^/]+\/messages$/,
    operation: 'postMessage',
    async perform(page) {
      await page.getByRole('textbox', { name: 'Reply' }).fill(NEW);
      await page.keyboard.press('Control+Enter');
    },
    seen: async (page) => String(await page.locator('[data-bubble="message"]', { hasText: NEW }).count()),
    held: ({ world }) => has(world.rows('message'), 'texto', NEW),
    typed: (page) =>
      page
        .locator('[data-bubble="unsent"] [data-text]')
        .textContent()
        .then((text) => text ?? ''),
    text: NEW,
  },
];
