import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areas, messagesOf } from './messages-of';

/** Messages in which a discarded word is the right one, by language and key. */
const right: Readonly<Record<string, string>> = {
  // The raw body is the term of everyone who verifies signatures.
  'en webhooks.receiverCode.checkHint': 'raw',
  'en webhooks.verdict.body_changed.reformatted': 'raw',
  'en webhooks.verdict.body_changed.escaped': 'raw',
  'es webhooks.receiverCode.checkHint': 'crudo',
  'es webhooks.verdict.body_changed.reformatted': 'crudo',
  'es webhooks.verdict.body_changed.escaped': 'crudo',
};

/** Terms of the API that a message may name, beside words for people. */
const apiTerms: Readonly<Record<string, string>> = {
  'settings.connections.clienteId': 'cliente_id',
  'settings.connections.diagnosis.forbidden.text': 'cliente_id',
};

const all = (['en', 'es'] as const).flatMap((language) =>
  areas.flatMap((area) =>
    [...messagesOf(language, area)].map(([key, text]) => ({ language, key: `${area}.${key}`, text })),
  ),
);

/** The columns of discarded words in the glossary of docs/words.md. */
const discarded = readFileSync(join(import.meta.dirname, '../docs/words.md'), 'utf8')
  .split('## New terms')[0]!
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .flatMap((line) => {
    const [, english = '', spanish = ''] = line.split('|').slice(3, 6);
    return [
      ...english.split(',').map((word) => ({ language: 'en', word: word.trim() })),
      ...spanish.split(',').map((word) => ({ language: 'es', word: word.trim() })),
    ];
  })
  .filter(({ word }) => word !== '');

const isWord = (text: string, word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'iu').test(text);

test('no message has a word that docs/words.md discards', () => {
  expect(discarded).toContainEqual({ language: 'en', word: 'fill this in' });
  expect(discarded).toContainEqual({ language: 'es', word: 'todo tipo' });
  const found = all.flatMap(({ language, key, text }) =>
    discarded
      .filter((one) => one.language === language && isWord(text, one.word))
      .map(({ word }) => [`${language} ${key}`, word]),
  );
  expect(Object.fromEntries(found)).toEqual(right);
});

test('the API’s own terms stand beside words for people only where that helps', () => {
  const found = all.flatMap(({ language, key, text }) => {
    const read = text
      .replace(/\{\w+, *select,|\w+ \{|\{\w+/g, '')
      .replaceAll('_live_', '')
      .replaceAll('_test_', '');
    const term = /(?<![\w{])[a-z]+(?:_[a-z]+)+(?!\w)/.exec(read)?.[0];
    return term ? [[`${language} ${key}`, term]] : [];
  });
  const expected = Object.entries(apiTerms).flatMap(([key, term]) => [
    [`en ${key}`, term],
    [`es ${key}`, term],
  ]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
});

test('no message exclaims', () => {
  expect(all.filter(({ text }) => /[!¡]/.test(text))).toEqual([]);
});
