import { expect, type Locator, type Page } from '@playwright/test';

/** The form builder as a person sees it. */
export class FormBuilder {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    // The browser asks before a page with unsaved work goes; the tests mean it.
    page.on('dialog', (dialog) => void dialog.accept());
  }

  async open(id: number | string): Promise<void> {
    await this.page.goto(`/forms/${id}`);
    await expect(this.name).toBeVisible();
  }

  get name(): Locator {
    return this.page.getByRole('textbox', { name: 'Form name', exact: true });
  }

  /** A card of the canvas, by the id of its field. */
  field(id: string): Locator {
    return this.page.locator(`[data-field="id ${id}"]`);
  }

  /** Writes a field's label where it stands. */
  async rename(id: string, label: string): Promise<void> {
    await this.field(id).focus();
    await this.page.keyboard.press('F2');
    const text = this.field(id).getByRole('textbox', { name: 'Label' });
    await text.fill(label);
    await text.blur();
    await expect(this.field(id)).toContainText(label);
  }

  async press(id: string, key: string): Promise<void> {
    await this.field(id).focus();
    await this.page.keyboard.press(key);
  }

  /** Adds a field from the palette, by the name of its type. */
  async add(type: string): Promise<void> {
    await this.page
      .getByRole('complementary', { name: 'Field types' })
      .getByRole('button', { name: type, exact: true })
      .click();
  }

  async askToPublish(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Publish…' }).click();
    return this.page.getByRole('alertdialog');
  }

  async publish(): Promise<void> {
    await (await this.askToPublish()).getByRole('button', { name: 'Publish', exact: true }).click();
    await this.expectSaved();
  }

  /** Of the form's own menu, which stands before those of its fields. */
  async more(item: string): Promise<void> {
    await this.page.getByRole('button', { name: 'More', exact: true }).first().click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }

  async expectSaved(): Promise<void> {
    await expect(this.page.getByText('All saved')).toBeVisible();
  }
}

/** The text of all drafts of forms in this browser; runs in the page. */
export function keptFormDrafts(): Promise<string> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('form-drafts');
    opening.onsuccess = () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(JSON.stringify(reading.result));
      };
    };
  });
}
