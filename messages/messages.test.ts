import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { messageAreas } from '@/i18n/messages.generated';
import { areas, messagesOf } from './messages-of';

const folder = import.meta.dirname;

/** Names of the arguments and tags in a message, within plurals too; of a choice also what it may be. */
function placeholdersOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.tag:
        return [`<${element.value}>`, ...placeholdersOf(element.children)];
      case TYPE.plural:
      case TYPE.select:
        return [
          element.value,
          ...(element.type === TYPE.select ? Object.keys(element.options) : []),
          ...Object.values(element.options).flatMap(({ value }) => placeholdersOf(value)),
        ];
      default:
        return [element.value];
    }
  });
}

/** The sign that a text ends with, if it is a sentence, a question or goes on. */
const endOf = (message: string) => /[.:?…](?=[»”]?$)/.exec(message.replace(/(\}|<\/\w+>)+$/, ''))?.[0];

const namesIn = (message: string) => [...new Set(placeholdersOf(parse(message)))].sort();

test('both languages have the files that the pages load', () => {
  expect(areas.toSorted()).toEqual([...messageAreas].sort());
  expect(readdirSync(join(folder, 'es'))).toEqual(readdirSync(join(folder, 'en')));
});

describe.each(areas)('%s', (area) => {
  const english = messagesOf('en', area);
  const spanish = messagesOf('es', area);

  test('has the same keys in both languages', () => {
    expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('has the same placeholders in both languages', () => {
    for (const [key, message] of english) expect(namesIn(spanish.get(key)!), key).toEqual(namesIn(message));
  });

  test('has a text in both languages or in none, with the same sign at its end', () => {
    for (const [key, message] of english) {
      expect(spanish.get(key)!.trim() === '', key).toBe(message.trim() === '');
      expect(endOf(spanish.get(key)!), key).toBe(endOf(message));
    }
  });
});

test('every message is used', () => {
  const root = join(folder, '..');
  const source = globSync('{app,components,lib}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const words = new Set(source.match(/[\w-]+/g));
  const unused = areas.flatMap((area) =>
    [...messagesOf('en', area).keys()]
      // An issue is a code of the server's: no page names it.
      .filter((key) => !(area === 'ui' && key.startsWith('issue.')))
      // Nor the operators and fields that a workflow's conditions name.
      .filter((key) => !(area === 'workflows' && /^(compare|fieldName)\./.test(key)))
      .filter((key) => !key.split('.').every((part) => words.has(part)))
      .map((key) => `${area}.${key}`),
  );
  expect(unused).toEqual([]);
});
