/** Text in single quotes as JavaScript and Python read it. */
export function singleQuoted(text: string): string {
  const escaped = text.replace(/['\\]/g, '\\$&').replace(/[\0-\x1f\x7f\u2028\u2029]/g, (character) => {
    if (character === '\n') return '\\n';
    const code = character.charCodeAt(0);
    return code < 256 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16)}`;
  });
  return `'${escaped}'`;
}

/** Text in single quotes as PHP reads it: everything but the quote and the backslash stands for itself. */
export function phpQuoted(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}

/** Text in double quotes as Go and C# read it, of well-formed text. */
export function doubleQuoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\x7f\x85\u2028\u2029\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The easiest to read of what Go takes. */
export function goQuoted(text: string): string {
  return /[`\r\0\ufeff]/.test(text) || !text.includes('"') ? doubleQuoted(text) : `\`${text}\``;
}

/** The easiest to read of what C# 11 takes. */
export function csharpQuoted(text: string): string {
  const isRaw = text.includes('"') && /^[{[][^\0-\x1f\x7f\x85\u2028\u2029]*[}\]]$/.test(text) && !text.includes('"""');
  return isRaw ? `"""${text}"""` : doubleQuoted(text);
}
