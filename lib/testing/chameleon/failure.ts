/**
 * What goes wrong with one write. `before`: the server never did it; `after`: it did, and the reply was lost on its
 * way, which nobody can tell from the other by the reply alone.
 */
export const failures = [
  'html-502-before',
  'html-502-after',
  'slow',
  'hang-before',
  'hang-after',
  'reset-before',
  'reset-after',
  'unauthorized',
  'forbidden',
  'too-many',
  'lost-reply',
  'truncated',
  'empty-500-before',
  'empty-500-after',
  'malformed',
  'wrong-type',
] as const;

export type Failure = (typeof failures)[number];

/** Whether the write takes effect although nobody is told so. */
export function takesEffect(failure: Failure): boolean {
  return (
    failure.endsWith('-after') ||
    ['slow', 'lost-reply', 'truncated', 'malformed', 'wrong-type'].includes(failure)
  );
}

/** What a person has to be told: that it was refused, that it is done, or that nobody knows until it is read again. */
export function outcomeOf(failure: Failure): 'refused' | 'done' | 'unknown' {
  if (['unauthorized', 'forbidden', 'too-many'].includes(failure)) return 'refused';
  return failure === 'slow' ? 'done' : 'unknown';
}
