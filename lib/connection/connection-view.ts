/** What the browser is shown of a connection: never its key. */
export interface ConnectionView {
  readonly id: string;
  readonly name: string;
  readonly baseUrl: string;
  readonly environment: 'live' | 'test';
  /** False where the key has another form than the document's and a person said which environment it is for. */
  readonly isKeyRecognised: boolean;
  /** Prefix and end: `sk_test_…ab12`. */
  readonly keyHint: string;
  readonly clienteId: number | null;
  readonly createdAt: string;
}
