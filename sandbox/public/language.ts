export type Language = 'es' | 'en';

/** What a visitor reads, and the locale that their dates and times follow: 12 or 24 hours by its region. */
export interface Reader {
  readonly language: Language;
  readonly locale: string;
}

/** The reader that `Accept-Language` asks for by its q values; Spanish where it names neither language. */
export function readerOf(header = ''): Reader {
  const wanted = header
    .split(',')
    .map((item) => {
      const [tag = '', ...parameters] = item.split(';').map((part) => part.trim());
      const q = parameters.find((each) => each.startsWith('q='))?.slice(2);
      return { tag, weight: q === undefined ? 1 : Number(q) };
    })
    .filter(({ tag, weight }) => weight > 0 && /^(es|en)(-|$)/i.test(tag))
    .sort((one, other) => other.weight - one.weight);
  const tag = wanted[0]?.tag ?? 'es';
  const language = tag.slice(0, 2).toLowerCase() as Language;
  return { language, locale: canonical(tag) ?? language };
}

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}
