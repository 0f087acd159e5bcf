/** A piece of a line. Nothing of it is HTML: what is not understood stays the text that it is. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'bold' | 'italic'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] };

export type MarkdownBlock =
  | { readonly kind: 'heading'; readonly children: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'code'; readonly text: string };

const heading = /^#{1,6}\s+(.*)$/;
const bullet = /^\s*[-*+]\s+(.*)$/;
const number = /^\s*\d{1,9}[.)]\s+(.*)$/;
const fence = /^\s*```/;

/** Reads the part of Markdown that notes are written in: headings, lists, bold, italic, code and links. */
export function readMarkdown(source: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  const lines = source.split(/\r?\n/);
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]!;
    const isItem = bullet.test(line) ? bullet : number.test(line) ? number : undefined;
    if (line.trim() === '') at++;
    else if (fence.test(line)) {
      const end = lines.findIndex((one, place) => place > at && fence.test(one));
      const last = end < 0 ? lines.length : end;
      blocks.push({ kind: 'code', text: lines.slice(at + 1, last).join('\n') });
      at = last + 1;
    } else if (heading.test(line)) {
      blocks.push({ kind: 'heading', children: readInline(heading.exec(line)![1]!) });
      at++;
    } else if (isItem) {
      const items: Inline[][] = [];
      for (; at < lines.length && isItem.test(lines[at]!); at++) {
        items.push(readInline(isItem.exec(lines[at]!)![1]!));
      }
      blocks.push({ kind: 'list', isOrdered: isItem === number, items });
    } else {
      const start = at;
      while (at < lines.length && isPlain(lines[at]!)) at++;
      blocks.push({ kind: 'paragraph', children: readInline(lines.slice(start, at).join('\n')) });
    }
  }
  return blocks;
}

const isPlain = (line: string) =>
  line.trim() !== '' && ![heading, bullet, number, fence].some((pattern) => pattern.test(line));

// Limits keep marks that nothing closes from being looked for through the whole of a long line, each anew.
const inline =
  /`([^`\n]+)`|\*\*(\S(?:[^\n]{0,2000}?\S)?)\*\*|(?<![\p{L}\p{N}])__(\S(?:[^\n]{0,2000}?\S)?)__(?![\p{L}\p{N}])|\*(\S(?:[^*\n]*?\S)?)\*|(?<![\p{L}\p{N}])_(\S(?:[^_\n]*?\S)?)_(?![\p{L}\p{N}])|\[([^\]\n]{1,2000})\]\(([^)\s]{1,2000})\)|(https?:\/\/[^\s<>()]+[^\s<>().,;:!?])/gu;

function readInline(text: string): Inline[] {
  const pieces: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(inline)) {
    if (found.index > at) pieces.push({ kind: 'text', text: text.slice(at, found.index) });
    pieces.push(pieceOf(found));
    at = found.index + found[0].length;
  }
  if (at < text.length) pieces.push({ kind: 'text', text: text.slice(at) });
  return pieces;
}

function pieceOf([
  whole,
  code,
  bold,
  bold2,
  italic,
  italic2,
  label,
  target,
  address,
]: RegExpExecArray): Inline {
  if (code !== undefined) return { kind: 'code', text: code };
  const strong = bold ?? bold2;
  if (strong !== undefined) return { kind: 'bold', children: readInline(strong) };
  const slanted = italic ?? italic2;
  if (slanted !== undefined) return { kind: 'italic', children: readInline(slanted) };
  const href = safeAddress(target ?? address!);
  if (href === undefined) return { kind: 'text', text: whole };
  return {
    kind: 'link',
    href,
    children: label === undefined ? [{ kind: 'text', text: address! }] : readInline(label),
  };
}

/** An address that a click may follow: to a page or to a mail program, and nowhere else. */
export function safeAddress(text: string): string | undefined {
  try {
    const { protocol, href } = new URL(text);
    return ['http:', 'https:', 'mailto:'].includes(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}
