/** A colour as the form keeps it, `#rrggbb`, from what people type (`2A5`, `#2a57c5`); undefined where it is none. */
export function hexOf(typed: string): string | undefined {
  const digits = typed.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[0-9a-f]{3}$/.test(digits) ? `#${digits.replace(/./g, '$&$&')}` : undefined;
}
