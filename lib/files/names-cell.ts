/**
 * Names in one cell of a file: `vip|feria de mayo`. A name that holds what separates names, or begins like a quoted
 * one, stands in quotes: `"a|b"`.
 */
export function namesCell(names: readonly string[]): string {
  return names.map(quotedName).join('|');
}

const quotedName = (name: string) =>
  /[|,;"]/.test(name) || /^[[{]/.test(name) || name !== name.trim()
    ? `"${name.replaceAll('"', '""')}"`
    : name;

/**
 * The names of a cell, each once: between bars, commas or semicolons, in quotes where one holds those; or a JSON array
 * of texts or of records with a name, as older exports have it.
 */
export function readNames(text: string): readonly string[] {
  const names = namesInJson(text) ?? [...text.matchAll(NAME)].map(nameOf);
  return [...new Set(names.filter((name) => name !== ''))];
}

/** A name in quotes, or anything up to the next separator. */
const NAME = /\s*"((?:[^"]|"")*)"\s*(?=[|,;]|$)|([^|,;]+)/g;

function nameOf([, quoted, plain]: RegExpMatchArray): string {
  return quoted === undefined ? (plain ?? '').trim() : quoted.replaceAll('""', '"');
}

function namesInJson(text: string): readonly string[] | undefined {
  if (!/^\s*\[\s*["{\]]/.test(text)) return undefined;
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.map(nameIn) : undefined;
  } catch {
    return undefined;
  }
}

function nameIn(one: unknown): string {
  if (typeof one === 'string') return one.trim();
  const { nombre, name } = (one ?? {}) as { readonly nombre?: unknown; readonly name?: unknown };
  return String(nombre ?? name ?? '').trim();
}
