import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Inline, type MarkdownBlock, readMarkdown, safeAddress } from './markdown';

const textOf = (pieces: readonly Inline[]): string =>
  pieces.map((piece) => ('text' in piece ? piece.text : textOf(piece.children))).join('');

it('reads headings, lists, code and what stands in lines', () => {
  expect(readMarkdown('# Ojo\nVer **esto** y _eso_\n\n- uno\n- `dos`\n\n1. tres\n\n```\n<b>\n```')).toEqual([
    { kind: 'heading', children: [{ kind: 'text', text: 'Ojo' }] },
    {
      kind: 'paragraph',
      children: [
        { kind: 'text', text: 'Ver ' },
        { kind: 'bold', children: [{ kind: 'text', text: 'esto' }] },
        { kind: 'text', text: ' y ' },
        { kind: 'italic', children: [{ kind: 'text', text: 'eso' }] },
      ],
    },
    {
      kind: 'list',
      isOrdered: false,
      items: [[{ kind: 'text', text: 'uno' }], [{ kind: 'code', text: 'dos' }]],
    },
    { kind: 'list', isOrdered: true, items: [[{ kind: 'text', text: 'tres' }]] },
    { kind: 'code', text: '<b>' },
  ] satisfies MarkdownBlock[]);
});

it('leaves names with underscores and lone stars as they are', () => {
  expect(readMarkdown('vence_en_dias * 2')).toEqual([
    { kind: 'paragraph', children: [{ kind: 'text', text: 'vence_en_dias * 2' }] },
  ]);
});

it('leads to pages and mail alone', () => {
  expect(safeAddress('https://example.com/a')).toBe('https://example.com/a');
  for (const address of [
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '/relative',
    'JaVaScRiPt:x',
  ]) {
    expect(safeAddress(address)).toBeUndefined();
  }
  expect(readMarkdown('[x](javascript:alert)')).toEqual([
    { kind: 'paragraph', children: [{ kind: 'text', text: '[x](javascript:alert)' }] },
  ]);
});

it('keeps every letter that somebody wrote, and ends', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (source) => {
      const letters = (text: string) => text.replace(/[^\p{L}]/gu, '');
      const read = readMarkdown(source).map((block) =>
        block.kind === 'code'
          ? block.text
          : block.kind === 'list'
            ? block.items.map(textOf).join('')
            : textOf(block.children),
      );
      // What follows the marks of a fence names a language and is not shown.
      if (!source.includes('```') && !source.includes(']('))
        expect(letters(read.join(''))).toBe(letters(source));
    }),
  );
});

it('reads a paragraph of any number of pieces', () => {
  const pieces: Record<Inline['kind'], string> = {
    text: 'uno',
    code: '`dos`',
    bold: '**tres**',
    italic: '_cuatro_',
    link: '[cinco](https://example.com/5)',
  };
  const kinds = fc.array(fc.constantFrom(...(['code', 'bold', 'italic', 'link'] as const)), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(kinds, fc.integer({ min: 1, max: 20_000 }), (some, count) => {
      const all = Array.from({ length: count }, (_, place) => some[place % some.length]!);
      const [block] = readMarkdown(`uno ${all.map((kind) => pieces[kind]).join(' ')}`);
      const children = block?.kind === 'paragraph' ? block.children : [];
      // Compared at once: a list of expectations for each piece would take longer than reading it.
      const read = children.filter(({ kind }) => kind !== 'text').map(({ kind }) => kind);
      expect(read.join(' ')).toBe(all.join(' '));
      expect(children).toHaveLength(count * 2);
    }),
    { numRuns: 10 },
  );
});

it('loses no letter of a long line of marks that nothing closes', () => {
  const plain = (text: string) => text.replace(/[*_]/g, '');
  for (const mark of ['**a ', '__a ', '[', '[a](b', '*a ', '_a ']) {
    const source = mark.repeat(5_000).trim();
    const [block] = readMarkdown(`x ${source}`);
    const read = block?.kind === 'paragraph' ? textOf(block.children) : '';
    expect(plain(read) === plain(`x ${source}`), mark).toBe(true);
  }
});
