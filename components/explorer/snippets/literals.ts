/** Control characters, and what some languages take for the end of a line. */
const UNSAFE = /[\p{Cc}\u2028\u2029\ufeff]/gu;

/** Text in single quotes as JavaScript and Python read it. */
export function singleQuoted(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&').replace(UNSAFE, escaped)}'`;
}

function escaped(character: string): string {
  if (character === '\n') return '\\n';
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Text in single quotes as PHP reads it: everything but the quote and the backslash stands for itself. */
export function phpQuoted(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}

/** Text in double quotes as Go and C# read it, of well-formed text. */
export function doubleQuoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&').replace(UNSAFE, escaped)}"`;
}

/** The easiest to read of what Go takes. */
export function goQuoted(text: string): string {
  const isRaw = text.includes('"') && !text.includes('`') && text.search(UNSAFE) === -1;
  return isRaw ? `\`${text}\`` : doubleQuoted(text);
}

/** The easiest to read of what C# 11 takes. */
export function csharpQuoted(text: string): string {
  const isRaw = /^[{[].*"[^"]*[}\]]$/.test(text) && !text.includes('"""') && text.search(UNSAFE) === -1;
  return isRaw ? `"""${text}"""` : doubleQuoted(text);
}
