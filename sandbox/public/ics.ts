/** One appointment for a calendar file; instants as ISO text. */
export interface IcsEvent {
  readonly uid: string;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  readonly start: string;
  readonly end: string;
  readonly changed: string;
  /** Grows with each change, so that a file opened again takes the place of the one before. */
  readonly sequence: number;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
}

/** An iCalendar file (RFC 5545) of one event: UTC times, texts escaped, lines folded at 75 octets. */
export function icsFile(event: IcsEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Subaccount Console//Sandbox//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${utc(event.changed)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.status}`,
    `SUMMARY:${escaped(event.summary)}`,
    ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
    `URL:${event.url.replaceAll(/\p{Cc}/gu, '')}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function utc(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Backslash, semicolon and comma escaped, line breaks as `\n`; other control characters may not stand in a text. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Breaks a line before its 76th octet, never within a character; what follows begins with a space. */
function folded(line: string): string {
  let whole = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      whole += '\r\n ';
      octets = 1;
    }
    whole += character;
    octets += size;
  }
  return whole;
}
