// The first that matches counts: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari.
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system of a user agent, `Firefox · Windows`; undefined where it names neither. */
export function deviceOf(userAgent: string): string | undefined {
  const found = [browsers, systems].map((kinds) => kinds.find(([pattern]) => pattern.test(userAgent))?.[1]);
  return found.filter(Boolean).join(' · ') || undefined;
}
