/**
 * A field whose value lives elsewhere, in the address for one, and comes back from there later than the next letter is
 * typed: what is typed, the value that was told last, and the values that were sent and not told back yet.
 */
export type CommittedText = {
  readonly text: string;
  readonly value: string;
  readonly sent: readonly string[];
};

export const committedText = (value: string): CommittedText => ({ text: value, value, sent: [] });

/** The value that the field has, or will have once all that was sent has come back. */
export const lastOf = ({ value, sent }: CommittedText): string => sent.at(-1) ?? value;

/** After a value was sent. */
export const sent = (field: CommittedText, value: string): CommittedText => ({
  ...field,
  sent: [...field.sent, value],
});

/** After a value was told: one of the field's own leaves what is typed meanwhile, any other replaces it. */
export function told(field: CommittedText, value: string): CommittedText {
  if (value === field.value) return field;
  const own = field.sent.indexOf(value);
  return own === -1 ? committedText(value) : { ...field, value, sent: field.sent.slice(own + 1) };
}

/** After all that was sent has arrived: what was not told by then was overtaken by another value on the way. */
export const arrived = (field: CommittedText): CommittedText =>
  field.sent.length === 0 ? field : committedText(field.value);
