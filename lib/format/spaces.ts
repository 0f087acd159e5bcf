/** Narrow and no-break spaces as plain ones: Node and browsers do not agree on which of them `Intl` prints. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u2007\u2009\u202f]/g, ' ');
}
