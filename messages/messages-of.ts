import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** The message files there are, for tests. */
export const areas = readdirSync(join(import.meta.dirname, 'en')).map((file) => basename(file, '.json'));

/** Every message of a file by its path, `diagnosis.ok.title`. */
export function messagesOf(locale: string, area: string): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (node: object, path: string[]) => {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string') found.set([...path, key].join('.'), value);
      else walk(value, [...path, key]);
    }
  };
  walk(JSON.parse(readFileSync(join(import.meta.dirname, locale, `${area}.json`), 'utf8')), []);
  return found;
}

/** The words of a message in all its plurals and choices, without the names of its arguments and tags. */
export function wordsOf(message: string): string {
  return literalsOf(parse(message)).join('|');
}

function literalsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
        return [element.value];
      case TYPE.tag:
        return literalsOf(element.children);
      case TYPE.plural:
      case TYPE.select:
        return Object.values(element.options).flatMap(({ value }) => literalsOf(value));
      default:
        return [];
    }
  });
}
