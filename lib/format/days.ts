/**
 * Whether a text is a calendar day that there is, `2026-11-20`, of the years 1000 to 9998: the days around it can be
 * counted and compared as texts.
 */
export function isDay(text: string | undefined): text is string {
  if (text === undefined || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) || text.startsWith('9999')) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
