import { expect } from '@playwright/test';
import { savePrice } from '../lib/contract/catalog.ts';
import { refused } from '../lib/testing/fake-api.ts';
import { test } from './fixtures.ts';
import { connectTo } from './support/connect.ts';
import { FaultyProxy } from './support/faulty-proxy.ts';
import { MatrixPage, pricesAt, productWith, putOnClipboard } from './support/matrix.ts';

const monthly = [
  { moneda: 'CLP', monto: '10000.00', vigencia_hasta: '2026-12-31' },
  { moneda: 'USD', monto: '12.50', vigencia_hasta: '2026-12-31' },
  { moneda: 'CLP', monto: '11000', vigencia_desde: '2027-01-01' },
  { moneda: 'USD', monto: '13.50', vigencia_desde: '2027-01-01' },
];
const amounts = async (...of: Parameters<typeof pricesAt>) =>
  (await pricesAt(...of)).map(({ moneda, monto }) => `${moneda} ${monto}`).sort();

test('by keyboard alone: typed over, given back, undone, redone and saved, one price with its own digits', async ({
  ownerPage: page,
  api,
}) => {
  const id = await productWith(api, monthly);
  const matrix = await new MatrixPage(page).open(id);
  await matrix.grid.focus();
  await page.keyboard.type('9900');
  await matrix.press('Enter');
  await expect(matrix.cell(0, 0)).toContainText('9,900');
  await matrix.press('F2');
  await page.keyboard.type('77');
  await expect(page.getByRole('textbox', { name: /Monthly.*CLP/ })).toHaveValue('1100077');
  await matrix.press('Escape');
  await expect(matrix.cell(1, 0)).toContainText('11,000');
  await matrix.press('Control+z');
  await expect(matrix.cell(0, 0)).toContainText('10,000');
  await matrix.press('Control+Shift+z');
  await expect(matrix.cell(0, 0)).toContainText('9,900');

  await test.step('fill to the right and down, from where the keyboard is', async () => {
    await matrix.press('Control+Home', 'ArrowRight', 'Shift+ArrowDown', 'Control+d');
    await expect(matrix.cell(1, 0)).toContainText('9,900');
    await matrix.press('Control+z');
    await expect(matrix.cell(1, 0)).toContainText('11,000');
  });
  await test.step('Tab goes on, and after Escape out', async () => {
    await matrix.press('Control+Home', 'Tab', 'Tab');
    await expect(matrix.cell(0, 1)).toHaveAttribute('aria-selected', 'true');
    await matrix.press('Escape', 'Tab');
    await expect(matrix.grid).not.toBeFocused();
    await matrix.grid.focus();
  });
  await test.step('the keys are listed and can be searched', async () => {
    await matrix.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts in the price table' });
    await dialog.getByRole('searchbox').fill('fill d');
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await matrix.press('Escape', 'Escape');
    await expect(dialog).toBeHidden();
  });
  await matrix.grid.focus();
  await matrix.press('Control+s');
  await matrix.expectSaved();
  expect(await amounts(api, id)).toEqual(['CLP 11000', 'CLP 9900', 'USD 12.50', 'USD 13.50']);
});

test('by mouse: a range is pulled, cleared and filled, and a press on the handle writes nothing', async ({
  ownerPage: page,
  api,
}) => {
  const id = await productWith(api, monthly);
  const matrix = await new MatrixPage(page).open(id);
  await matrix.cell(0, 0).hover();
  await page.mouse.down();
  await matrix.cell(1, 1).hover();
  await page.mouse.up();
  await expect(matrix.grid.getByRole('gridcell', { selected: true })).toHaveCount(4);
  await matrix.press('Delete');
  await expect(matrix.bar()).toContainText('4 to delete');
  await matrix.press('Control+z');
  await matrix.expectSaved();

  await matrix.cell(0, 0).click();
  const handle = matrix.grid.locator('[data-fill]');
  await handle.click();
  await matrix.expectSaved();
  await handle.hover();
  await page.mouse.down();
  await matrix.cell(1, 0).hover();
  await page.mouse.up();
  await expect(matrix.cell(1, 0)).toContainText('10,000');
  await expect(matrix.bar()).toContainText('1 price to save');
  await matrix.cell(1, 1).dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('14,25');
  await matrix.press('Enter');
  await matrix.bar().getByRole('button', { name: 'Show changes' }).click();
  await expect(matrix.bar().getByText('USD\u00a013.50 → USD\u00a014.25')).toBeVisible();
  await matrix.save();
  await matrix.expectSaved();
  expect(await amounts(api, id)).toEqual(['CLP 10000.00', 'CLP 10000.00', 'USD 12.50', 'USD 14.25']);
});

test('what is typed goes into its own cell, wherever is pressed next', async ({ ownerPage: page, api }) => {
  const id = await productWith(api, monthly);
  const matrix = await new MatrixPage(page).open(id);
  await matrix.cell(0, 0).click();
  await page.keyboard.type('777');
  await matrix.cell(1, 1).click();
  await expect(matrix.cell(0, 0)).toContainText('777');
  await expect(matrix.cell(1, 1)).toContainText('13.50');
  await expect(matrix.bar()).toContainText('1 price to save');
  await expect(page.getByRole('textbox', { name: /Monthly/ })).toHaveCount(0);
  await page.keyboard.type('8');
  await page.getByRole('button', { name: 'Add row' }).click();
  await expect(matrix.cell(1, 1)).toContainText('8.00');
});

const fromSheet = (rows: readonly (readonly string[])[]) =>
  `<html><body><!--StartFragment--><table><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td style="text-align:right">${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table><!--EndFragment--></body></html>`;

test('pasted from a spreadsheet as a table and as text: rows are kept, the extent is shown, and what is unclear is asked once', async ({
  ownerPage: page,
  api,
}) => {
  const id = await productWith(api, monthly);
  const matrix = await new MatrixPage(page).open(id);
  await putOnClipboard(page, {
    html: fromSheet([
      ['$ 12.345,50', 'US$ 1,234.5'],
      ['13.500', '15'],
      ['1', '2'],
    ]),
    text: 'not this',
  });
  await matrix.cell(0, 0).click();
  await matrix.press('Control+v');
  await expect(page.getByText('Paste 2 rows and 2 columns here?')).toBeVisible();
  await expect(page.getByText('2 cells do not fit.')).toBeVisible();
  await expect(page.getByText('13.500 is read as 13500')).toBeVisible();
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
  await expect(page.getByText('4 cells pasted. 2 did not fit')).toBeVisible();
  await expect(matrix.cell(0, 0)).toContainText('12,345.5');
  await expect(matrix.cell(0, 1)).toContainText('1,234.50');
  await expect(matrix.cell(1, 0)).toContainText('13,500');

  await test.step('as text, with quotes and a line end in a cell that is no amount', async () => {
    await putOnClipboard(page, { text: '"21"\t"22\nx"\r\n23\t24\r\n' });
    await matrix.press('Control+v');
    await expect(matrix.cell(1, 1)).toContainText('24');
    await expect(matrix.cell(0, 1)).toHaveAttribute('aria-invalid', 'true');
    await matrix.press('Control+z');
  });
  await test.step('a cell over two rows keeps those beside it in their places', async () => {
    await putOnClipboard(page, {
      html: '<table><tr><td rowspan="2">31</td><td>32</td></tr><tr><td>34</td></tr></table>',
      text: '31\t32\n\t34',
    });
    await matrix.press('Control+v');
    await expect(matrix.cell(1, 1)).toContainText('34');
    await expect(matrix.cell(0, 1)).toContainText('32');
    await matrix.press('Control+z');
  });
  await test.step('one amount fills the selection', async () => {
    await putOnClipboard(page, { text: '50' });
    await matrix.press('Control+a', 'Control+v');
    await expect(matrix.cell(1, 1)).toContainText('50');
    await expect(matrix.cell(0, 0)).toContainText('50');
  });
  await test.step('and copied for a spreadsheet, as it is held', async () => {
    await matrix.press('Control+z', 'Control+z', 'Control+c');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.replaceAll('\r', '')).toBe('10000.00\t12.50\n11000\t13.50');
  });
});

test('what is wrong is said in its cell, shown alone, and holds back only itself', async ({
  ownerPage: page,
  api,
  expectAccessible,
}) => {
  const id = await productWith(api, monthly);
  const matrix = await new MatrixPage(page).open(id);
  await matrix.type(0, 0, 'abc');
  await matrix.type(1, 1, '99');
  await page.getByRole('button', { name: '1 to fix' }).click();
  await expect(matrix.grid.getByRole('row')).toHaveCount(2);
  await expect(matrix.grid.getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByText('Enter an amount.')).toBeVisible();
  await expectAccessible(page);
  await matrix.save();
  await expect(matrix.bar()).toContainText('1 of them cannot be saved yet');
  await expect(matrix.bar()).toContainText('1 price saved. 1 still to fix.');
  expect(await amounts(api, id)).toEqual(['CLP 10000.00', 'CLP 11000', 'USD 12.50', 'USD 99']);
  await matrix.type(0, 0, '10500');
  await page.getByRole('button', { name: 'All cells' }).click();
  await matrix.save();
  await matrix.expectSaved();
});

test('rows, currencies, validity and tiers: an overlap is seen before the save, and room is made in order', async ({
  ownerPage: page,
  api,
}) => {
  const id = await productWith(api, monthly);
  const matrix = await new MatrixPage(page).open(id);
  await page.getByRole('button', { name: 'Add currency' }).click();
  const currency = page.getByRole('combobox', { name: 'Currency' });
  await currency.fill('uf');
  await currency.press('Enter');
  await page.getByRole('button', { name: 'Add column' }).click();
  await matrix.type(0, 2, '0.2512');
  await matrix.cell(0, 2).click();
  await page.getByRole('button', { name: 'Add tiers' }).click();
  const tiers = page.getByRole('complementary', { name: /^Tiers: UF/ });
  await expect(tiers).toBeVisible();
  await tiers.getByRole('button', { name: 'Close tiers' }).click();

  const dateOf = async (name: string, text: string) => {
    const group = page.getByRole('dialog').getByRole('group', { name });
    for (const [part, value] of Object.entries({
      day: text.slice(8),
      month: text.slice(5, 7),
      year: text.slice(0, 4),
    })) {
      await group.getByRole('spinbutton', { name: new RegExp(`^${part}`) }).fill(value);
    }
  };
  const terms = async (at: number, name: string, text: string) => {
    await matrix.cell(at, -1).click();
    await matrix.press('Enter');
    await dateOf(name, text);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await terms(0, 'Until', '2027-03-31');
  await expect(page.getByRole('button', { name: '4 to fix' })).toBeVisible();
  await terms(1, 'From', '2027-04-01');
  await expect(page.getByRole('button', { name: /to fix/ })).toHaveCount(0);
  await matrix.save();
  await matrix.expectSaved();
  const stored = await pricesAt(api, id);
  expect(stored.filter(({ vigencia_hasta }) => vigencia_hasta === '2027-03-31')).toHaveLength(3);
  expect(stored.find(({ moneda }) => moneda === 'CLF')?.monto).toBe('0.2512');
});

test('a new price from a day ends the one of now the day before, with its amounts and tiers to begin with', async ({
  ownerPage: page,
  api,
}) => {
  const tramos = [{ desde: 1, hasta: null, monto: '9000' }];
  const id = await productWith(api, [
    { moneda: 'CLP', monto: '10000', tramos },
    { moneda: 'USD', monto: '12.50' },
  ]);
  const matrix = await new MatrixPage(page).open(id);
  await matrix.cell(0, 0).click();
  await page.getByRole('button', { name: 'Cell actions' }).click();
  await page.getByRole('menuitem', { name: 'Schedule new price…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule new price' });
  await dialog.getByRole('button', { name: 'Add row' }).click();
  await expect(dialog.getByText('Select a date.')).toBeVisible();
  for (const [part, value] of Object.entries({ day: '01', month: '02', year: '2031' })) {
    await dialog.getByRole('spinbutton', { name: new RegExp(`^${part}`) }).fill(value);
  }
  await dialog.getByText('USD', { exact: true }).click();
  await expect(dialog.getByRole('checkbox', { name: 'USD' })).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Add row' }).click();
  await expect(dialog).toBeHidden();
  const clp = matrix.grid.getByRole('row').filter({ hasText: /1 Feb 2031/ });
  await expect(clp).toContainText('10,000');
  const at = Number(await clp.locator('[data-at]').first().getAttribute('data-at'));
  await matrix.type(at, 0, '12500');
  await matrix.save();
  await matrix.expectSaved();
  const stored = await pricesAt(api, id);
  const said = stored.map(({ moneda, monto, vigencia_desde, vigencia_hasta }) =>
    [moneda, monto, vigencia_desde ?? '', vigencia_hasta ?? ''].join(' '),
  );
  expect(said.sort()).toEqual(['CLP 10000  2031-01-31', 'CLP 12500 2031-02-01 ', 'USD 12.50  ']);
  expect(stored.filter(({ moneda }) => moneda === 'CLP').map(({ tramos: own }) => own?.length)).toEqual([
    1, 1,
  ]);
});

test('one that is refused stays typed, a retry sends it alone, and a lost answer makes nothing twice', async ({
  as,
  api,
  baseURL,
}) => {
  const page = await as('admin');
  const gateway = await new FaultyProxy(api.url).start();
  await connectTo(page, baseURL!, gateway.baseUrl, api.key);
  const id = await productWith(api, monthly);
  const matrix = await new MatrixPage(page).open(id);
  const through = gateway.answer;
  gateway.answer = (asked) =>
    asked.method === 'POST' && asked.body.includes('"USD"')
      ? refused(422, 'validation_failed', 'The USD book is closed')
      : through(asked);
  await matrix.type(0, 0, '21000');
  await matrix.type(0, 1, '22');
  await matrix.save();
  await expect(matrix.bar()).toContainText('1 price was not saved.');
  await matrix.bar().getByRole('button', { name: 'Show changes' }).click();
  await expect(matrix.bar()).toContainText('The USD book is closed');
  expect(await amounts(api, id)).toContain('CLP 21000');
  gateway.answer = through;
  gateway.seen.length = 0;
  await matrix.save('Retry');
  await matrix.expectSaved();
  expect(gateway.writesSeen.map(({ body }) => JSON.parse(body).moneda)).toEqual(['USD']);

  await test.step('the server does it and its answer is lost', async () => {
    gateway.writes = 'lost';
    gateway.seen.length = 0;
    await matrix.type(1, 0, '31000');
    await matrix.save();
    await expect(matrix.bar()).toContainText('No changes');
    gateway.writes = 'none';
    const keys = gateway.writesSeen.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
    expect(await amounts(api, id)).toContain('CLP 31000');
  });
  await test.step('the key is revoked: nothing is lost, and offered after the page is loaded anew', async () => {
    await matrix.type(1, 1, '44');
    gateway.fault = 'revoked';
    await matrix.save();
    await expect(matrix.bar()).toContainText('Saving stopped.');
    gateway.fault = 'none';
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(matrix.cell(1, 1)).toContainText('44');
    await matrix.save();
    await matrix.expectSaved();
    expect(await amounts(api, id)).toContain('USD 44');
  });
  await gateway.stop();
});

test('a price that somebody else changed meanwhile is not written over: both stand, and one is chosen', async ({
  ownerPage: page,
  api,
  expectAccessible,
}) => {
  const id = await productWith(api, monthly);
  // No event tells of it: the save looks by itself.
  await page.route('**/api/live**', (route) => route.abort());
  const matrix = await new MatrixPage(page).open(id);
  await matrix.type(0, 0, '500');
  const [first] = (await pricesAt(api, id)).filter(
    ({ moneda, vigencia_hasta }) => moneda === 'CLP' && vigencia_hasta,
  );
  const theirs = {
    ...monthly[0],
    tipo_precio: 'recurrente',
    periodicidad: 'mensual',
    id: first!.id,
    monto: '10700',
  };
  await api.call(savePrice, { path: { producto_id: id }, body: theirs } as never);
  await matrix.save();
  await matrix.cell(0, 0).click();
  await expect(page.getByText(/Someone else changed this: CLP.10,700/)).toBeVisible();
  await expectAccessible(page);
  expect(await amounts(api, id)).toContain('CLP 10700');
  await page.getByRole('button', { name: 'Use theirs' }).click();
  await matrix.expectSaved();
  await matrix.grid.focus();
  await matrix.press('Control+z');
  await matrix.save();
  await matrix.expectSaved();
  expect(await amounts(api, id)).toContain('CLP 500');
});

test('on a phone the prices are a list in which amounts, tiers and validity are edited', async ({
  phone,
  api,
  expectAccessible,
}) => {
  const page = await phone();
  const id = await productWith(api, monthly.slice(0, 2));
  await page.goto(`/catalog/${id}/prices`);
  const matrix = new MatrixPage(page);
  await page.getByRole('textbox', { name: 'CLP' }).fill('12000');
  await page.getByRole('textbox', { name: 'CLP' }).press('Enter');
  await expect(matrix.bar()).toContainText('1 price to save');
  await expectAccessible(page);
  await matrix.save();
  await matrix.expectSaved();
  expect(await amounts(api, id)).toEqual(['CLP 12000', 'USD 12.50']);
});

test('a viewer sees and copies all of it and changes nothing', async ({ as, api }) => {
  const id = await productWith(api, monthly);
  const page = await as('viewer');
  const matrix = await new MatrixPage(page).open(id);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await matrix.grid.focus();
  await page.keyboard.type('5');
  await matrix.press('Delete');
  await expect(page.getByRole('textbox', { name: /Monthly/ })).toHaveCount(0);
  await expect(matrix.bar()).toHaveCount(0);
  await matrix.press('Control+a', 'Control+c');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.replaceAll('\r', '')).toBe('10000.00\t12.50\n11000\t13.50');
});

test('in Spanish a comma begins the decimals, and a point groups thousands', async ({ inSpanish, api }) => {
  const id = await productWith(api, monthly);
  const page = await inSpanish();
  const matrix = await new MatrixPage(page).open(id);
  await matrix.type(0, 1, '1.234,5');
  await expect(matrix.cell(0, 1)).toContainText('1.234,50');
  await matrix.type(0, 0, '9.900');
  await expect(page.getByText('9.900 se lee como 9900.')).toBeVisible();
  await page.getByRole('button', { name: 'Leer como 9,9' }).click();
  await expect(matrix.cell(0, 0)).toContainText('9,9');
});
