/** JSON that is written already, to be sent as it stands: what a value cannot say (keys twice, `1E2`) stays in it. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Two of one text are the same where values are compared by their JSON. */
  toJSON(): string {
    return this.text;
  }
}
