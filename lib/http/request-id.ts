import { randomUUID } from 'node:crypto';

const acceptable = /^[\w.:-]{8,128}$/;

/** The request's own id where it is one that may go into headers and logs, else a new one. */
export function requestIdOf(headers: Headers): string {
  const sent = headers.get('x-request-id');
  return sent && acceptable.test(sent) ? sent : randomUUID();
}
