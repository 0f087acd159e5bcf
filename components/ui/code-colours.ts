/** Languages whose code is shown in colour. */
export type CodeLanguage = 'json' | 'http' | 'shell' | 'node' | 'python' | 'go' | 'java';

type CodeKind = 'comment' | 'name' | 'string' | 'keyword' | 'number';

/** A stretch of code; without a kind it has no colour. */
export type CodePiece = { readonly text: string; readonly kind?: CodeKind };

/** Longer than any example and most payloads; beyond it thousands of coloured words would slow the page down. */
export const LONGEST_COLOURED = 40_000;

const doubleQuoted = String.raw`"(?:[^"\\\n]|\\.)*"`;
const singleQuoted = String.raw`'(?:[^'\\\n]|\\.)*'`;
const backQuoted = '`(?:[^`\\\\]|\\\\.)*`';
const slashComment = String.raw`\/\/.*|\/\*[\s\S]*?\*\/`;
const slashPattern = String.raw`(?<=[(,=]\s*)\/(?![/*])(?:[^/\\\n]|\\.)+\/[a-z]*`;
const number = String.raw`(?<![\w.])-?\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?(?!\w)`;

const words: Readonly<Record<'node' | 'python' | 'go' | 'java', string>> = {
  node: 'async await break case catch class const continue default else export false for from function if import in instanceof let new null of return static switch this throw true try typeof undefined var while',
  python:
    'and as async await break class continue def elif else except False finally for from if import in is lambda None not or pass raise return True try while with yield',
  go: 'break case chan const continue default defer else false for func go if import interface map nil package range return select struct switch true type var',
  java: 'boolean break byte case catch char class continue default do double else enum extends false final finally for if implements import instanceof int interface long new null package private protected public record return short static switch this throw throws true try var void while',
};

type Grammar = Readonly<Partial<Record<CodeKind, string>>>;

const keywords = (language: keyof typeof words) =>
  String.raw`\b(?:${words[language].replaceAll(' ', '|')})\b`;

const grammars: Readonly<Record<CodeLanguage, Grammar>> = {
  json: {
    name: String.raw`${doubleQuoted}(?=\s*:)`,
    string: doubleQuoted,
    keyword: String.raw`\b(?:true|false|null)\b`,
    number,
  },
  http: { name: '^[\\w-]+(?=:)' },
  shell: { string: `${doubleQuoted}|'[^']*'`, keyword: String.raw`^curl\b|(?<=\s)--?[a-zA-Z][\w-]*` },
  node: {
    comment: slashComment,
    string: [doubleQuoted, singleQuoted, backQuoted, slashPattern].join('|'),
    keyword: keywords('node'),
    number,
  },
  python: {
    comment: '#.*',
    string: String.raw`\b[rbf]{0,2}(?:${doubleQuoted}|${singleQuoted})|${doubleQuoted}|${singleQuoted}`,
    keyword: keywords('python'),
    number,
  },
  go: {
    comment: slashComment,
    string: [doubleQuoted, singleQuoted, backQuoted].join('|'),
    keyword: keywords('go'),
    number,
  },
  java: {
    comment: slashComment,
    string: [doubleQuoted, singleQuoted].join('|'),
    keyword: keywords('java'),
    number,
  },
};

/** The kinds of a grammar in the order in which they are tried: a word in a comment is no keyword. */
const patternOf = (grammar: Grammar) =>
  new RegExp(
    Object.entries(grammar)
      .map(([kind, pattern]) => `(?<${kind}>${pattern})`)
      .join('|'),
    'gm',
  );

/** Code in pieces by what they are; together they are the code itself. One piece where it is too long to be coloured. */
export function colourCode(code: string, language: CodeLanguage | undefined): readonly CodePiece[] {
  if (language === undefined || code.length > LONGEST_COLOURED) return [{ text: code }];
  const pieces: CodePiece[] = [];
  let at = 0;
  for (const match of code.matchAll(patternOf(grammars[language]))) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)!;
    if (match.index > at) pieces.push({ text: code.slice(at, match.index) });
    pieces.push({ text: match[0], kind: kind as CodeKind });
    at = match.index + match[0].length;
  }
  return at < code.length ? [...pieces, { text: code.slice(at) }] : pieces;
}
