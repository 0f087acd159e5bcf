import type { Locator, Page } from '@playwright/test';
import type { Dress } from '../../../lib/testing/chameleon/dress.ts';
import type { Row, World } from '../../../lib/testing/chameleon/world.ts';

/** One write of one page: how a person does it, and how the page shows what the server holds. */
export type Act = {
  readonly name: string;
  /** What the world has to be before the page is opened. */
  readonly given?: (world: World) => void;
  readonly address: (dress: Dress) => string;
  /** Which request it is: `METHOD /path`. */
  readonly write: RegExp;
  /** The operation whose effects are counted. */
  readonly operation: string;
  readonly perform: (page: Page, dress: Dress) => Promise<void>;
  /** What the page shows of the matter, and what it is in truth: equal once the page has settled. */
  readonly seen: (page: Page, dress: Dress) => Promise<string>;
  readonly held: (dress: Dress) => string;
  /** Words that only what is done may say. */
  readonly doneWords?: RegExp;
  /** The state of the page that says the same, where no message does. */
  readonly doneState?: RegExp;
  /** What a person typed, which must still be there after a failure that changed nothing. */
  readonly typed?: (page: Page) => Promise<string>;
  readonly text?: string;
  /** Of an act that writes many records: how many, and what is there once it is over. */
  readonly many?: { readonly count: number; readonly over: (page: Page) => Locator };
};

/** What is typed wherever something is. */
export const NEW = 'Escrito a mano';

/** The page shows nothing that would tell whether it happened: its words alone do. */
export const onlyWords = { seen: async () => '', held: () => '' };

/** A record's id as it stands in an address. */
export const id = (dress: Dress, resource: string, row: Row) =>
  encodeURIComponent(dress.idText(resource, row.id));

export const first = ({ world }: Dress, resource: string) => world.rows(resource)[0]!;

export const countOf = async (page: Page, selector: string, hasText: string) =>
  String(await page.locator(selector, { hasText }).count());

/** How many records hold that value. */
export const has = (rows: readonly Row[], field: string, value: string) =>
  String(rows.filter((row) => row[field] === value).length);

/** An address of a page of the first pipeline. */
export const board = (dress: Dress, rest = '') =>
  `/pipelines/${id(dress, 'pipeline', first(dress, 'pipeline'))}${rest}`;

/** Turns the details of the record that is open into fields. */
export async function edit(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Edit / })
    .first()
    .waitFor();
  await page.keyboard.press('e');
}
