/**
 * A reply that is JSON already. Where the stored text is what the reply shows (an event is kept byte for byte), taking it
 * apart and putting it together again would be most of what the request costs.
 */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The text of a verb's reply. */
export function textOf(reply: unknown): string {
  return reply instanceof JsonText ? reply.text : JSON.stringify(reply);
}
