export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];

/**
 * The language to answer in: the one chosen before, else the first of the browser's languages that we speak,
 * else English.
 */
export function resolveLocale(chosen: string | undefined, acceptLanguage: string | null): Locale {
  if (isLocale(chosen)) return chosen;
  return preferredLanguages(acceptLanguage ?? '').find(isLocale) ?? 'en';
}

function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** Primary language tags of an Accept-Language header, the most wanted first. */
function preferredLanguages(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { language: tag.split('-')[0]!, quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ language }) => language);
}
