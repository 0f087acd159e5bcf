import type { Page } from '@playwright/test';

/** A part of a page that is about one record: a row, a card, an entry of a list. */
export type Part = {
  readonly text: string;
  readonly links: readonly string[];
  readonly moments: readonly string[];
};

export type Look = {
  readonly text: string;
  /** The same without raw views, where all that a server sent stands. */
  readonly read: string;
  /** Accessible names, titles, addresses, values of fields. */
  readonly attributes: readonly string[];
  readonly parts: readonly Part[];
  /** What stands at the head of each column. */
  readonly heads: readonly string[];
  /** Messages that something failed or could not be read. */
  readonly alerts: readonly string[];
};

/** What the page says to a person and to a screen reader, as it stands. */
export function lookAt(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const partSelector = '[role="row"], tr, li, article, dl > div, [role="option"]';
    const names = ['aria-label', 'aria-description', 'title', 'href', 'alt', 'placeholder'];
    const valuesIn = (root: Element) =>
      [...root.querySelectorAll<HTMLInputElement>('input, textarea, select')].map((field) => field.value);
    const textIn = (root: Node, without = 'script, style, noscript') => {
      const texts: string[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement?.closest(without)) texts.push(node.nodeValue ?? '');
      }
      return texts.join('\n');
    };
    const seenText = (element: Element) => [textIn(element), ...valuesIn(element)].join('\n');
    const linksIn = (element: Element) =>
      [element, ...element.querySelectorAll('[href]')].flatMap((one) => one.getAttribute('href') ?? []);
    const parts = [...document.querySelectorAll(partSelector)]
      .filter((element) => !element.querySelector(partSelector) || element.matches('[role="row"], tr'))
      // A row of a calendar is a week: it is about many.
      .filter(
        (element) => !element.matches('[role="grid"] [role="row"]') && !element.querySelector('[data-day]'),
      )
      .map((element) => ({
        text: seenText(element),
        links: linksIn(element),
        moments: [...element.querySelectorAll('time')].map((time) => time.dateTime),
      }));
    const attributes = [...document.body.querySelectorAll('*')].flatMap((element) =>
      names.flatMap((name) => element.getAttribute(name) ?? []),
    );
    return {
      text: textIn(document.body),
      read: textIn(document.body, 'script, style, noscript, pre, code, .cm-editor'),
      attributes: [...attributes, ...valuesIn(document.body), document.title],
      parts,
      heads: [...document.querySelectorAll('section > header')].map((one) => textIn(one)),
      alerts: [...document.querySelectorAll('[role="alert"]')].map((one) => textIn(one)),
    };
  });
}

/** What no person should ever read. */
export const BROKEN = /\bundefined\b|\bNaN\b|Invalid Date|\[object Object\]|UND_ERR|ECONN[A-Z]+/;
