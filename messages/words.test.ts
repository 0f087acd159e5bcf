import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areas, messagesOf, wordsOf } from './messages-of';

/** Messages in which a discarded word is the right one, by language and key. */
const right: Readonly<Record<string, string>> = {
  // The raw body is the term of everyone who verifies signatures.
  'en webhooks.receiverCode.checkHint': 'raw',
  'en webhooks.verdict.body_changed.reformatted': 'raw',
  'en webhooks.verdict.body_changed.escaped': 'raw',
  // A person replies to a message.
  'en content.conversations.mayNot': 'reply',
  'en content.conversations.noneOpenText': 'reply',
  'en content.conversations.reply': 'reply',
  'en content.conversations.replyPlaceholder': 'reply',
  // A connection over TCP is refused.
  'en settings.connections.diagnosis.connection_refused.title': 'refused',
  'en settings.connections.seen.connect.connection_refused': 'refused',
  'en ui.problem.unreachable': 'refused',
  'en webhooks.cause.refused.title': 'refused',
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
    [...messagesOf(language, area)].map(([key, text]) => ({
      language,
      key: `${area}.${key}`,
      text: wordsOf(text),
    })),
  ),
);

/** The columns of discarded words in the glossary of docs/words.md. */
const discarded = readFileSync(join(import.meta.dirname, '../docs/words.md'), 'utf8')
  .split('## Glossary')[1]!
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

const AS_A_LABEL = ' (as a label)';

const isWord = (text: string, word: string) =>
  word.endsWith(AS_A_LABEL)
    ? text.toLowerCase() === word.slice(0, -AS_A_LABEL.length).toLowerCase()
    : new RegExp(`(?<![\\p{L}\\p{N}-])${word}(?![\\p{L}\\p{N}])`, 'iu').test(text);

test('no message has a word that docs/words.md discards', () => {
  expect(discarded).toContainEqual({ language: 'en', word: 'fill this in' });
  expect(discarded).toContainEqual({ language: 'es', word: 'todo tipo' });
  expect(discarded).toContainEqual({ language: 'en', word: 'state (as a label)' });
  const found = all.flatMap(({ language, key, text }) =>
    discarded
      .filter((one) => one.language === language && isWord(text, one.word))
      .map(({ word }) => [`${language} ${key}`, word]),
  );
  expect(Object.fromEntries(found)).toEqual(right);
});

test('the API’s own terms stand beside words for people only where that helps', () => {
  const found = all.flatMap(({ language, key, text }) => {
    const read = text.replaceAll('_live_', '').replaceAll('_test_', '');
    const term = /(?<![\w{])[a-z]+(?:_[a-z]+)+(?!\w)/.exec(read)?.[0];
    return term ? [[`${language} ${key}`, term]] : [];
  });
  const expected = Object.entries(apiTerms).flatMap(([key, term]) => [
    [`en ${key}`, term],
    [`es ${key}`, term],
  ]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
});

/** Messages that a rule of `docs/words.md` about letters and signs does not fit, for each such rule. */
const breaking = (language: 'en' | 'es', rule: RegExp) =>
  all.filter((one) => one.language === language && rule.test(one.text)).map(({ key }) => key);

test.each(['en', 'es'] as const)('%s writes ID in capitals', (language) => {
  // The heading of a file's column.
  expect(breaking(language, /(?<![\p{L}\p{N}_-])[Ii]ds?(?![\p{L}\p{N}_-])/u)).toEqual([
    'catalog.change.head.id',
  ]);
});

test('English has no contractions and no straight quotation marks', () => {
  expect(breaking('en', /n’t\b|’(re|ve|ll|d|m)\b|\b(it|that|there|here|what)’s\b/i)).toEqual([]);
  expect(breaking('en', /["']|\.\.\.|[«»]/)).toEqual([]);
});

test('Spanish has its own quotation and question marks', () => {
  expect(breaking('es', /["'“”]|\.\.\./)).toEqual([]);
  // The key that shows the shortcuts, and where the query of an address begins.
  expect(breaking('es', /^[^¿]*\?/)).toEqual(['catalog.sheet.keysHint', 'forms.canvas.hiddenField']);
});

test('no message exclaims, and none has two spaces together', () => {
  expect(all.filter(({ text }) => /[!¡]| {2}/.test(text))).toEqual([]);
});
