/** Longer ones are shown as they are: nobody writes them by hand, and nothing of them is worth the work. */
const LONGEST = 200_000;
const MARKUP =
  /<\/?(?:html|body|head|p|br|div|span|table|t[drh]|ul|ol|li|h[1-6]|a|b|i|u|em|strong|font|img|blockquote|style|script)(?:\s[^<>]*)?\/?>/i;
/** Begins what is not shown; and how each of these ends. */
const UNSEEN = /<(?:(!--)|(style|script|head|title)\b[^<>]*>)/gi;
const ends: Readonly<Record<string, RegExp>> = {
  '!--': /-->/g,
  style: /<\/style\s*>/gi,
  script: /<\/script\s*>/gi,
  head: /<\/head\s*>/gi,
  title: /<\/title\s*>/gi,
};
const BREAKS = /<(?:br|hr)\b[^<>]*>|<\/(?:p|div|tr|li|h[1-6]|blockquote|table|ul|ol)\s*>/gi;
const TAGS = /<\/?[a-z][^<>]*>|<![^<>]*>/gi;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** What a message says, as text: of one that holds HTML (an e-mail) the words without their markup. */
export function readableText(text: string): { readonly text: string; readonly isHtml: boolean } {
  if (text.length > LONGEST || !MARKUP.test(text)) return { text, isHtml: false };
  const words = withoutUnseen(text)
    .replace(BREAKS, '\n')
    .replace(TAGS, '')
    .replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => entityOf(name) ?? whole)
    .replace(/(?<![ \t])[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { text: words, isHtml: true };
}

/** Looks once for the end of a kind of which there is none: thousands that begin and never end cost one look. */
function withoutUnseen(text: string): string {
  const endless = new Set<string>();
  let seen = '';
  let from = 0;
  for (const { 0: opening, 1: comment, 2: tag = '', index } of text.matchAll(UNSEEN)) {
    const kind = comment ?? tag.toLowerCase();
    if (index < from || endless.has(kind)) continue;
    const end = ends[kind]!;
    end.lastIndex = index + opening.length;
    if (end.test(text)) {
      seen += text.slice(from, index);
      from = end.lastIndex;
    } else endless.add(kind);
  }
  return seen + text.slice(from);
}

function entityOf(name: string): string | undefined {
  if (!name.startsWith('#')) return entities[name.toLowerCase()];
  const isHex = name[1]?.toLowerCase() === 'x';
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
