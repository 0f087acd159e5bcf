/** What the browser is shown of a connection: never its key. */
export interface ConnectionView {
  readonly id: string;
  readonly name: string;
  readonly baseUrl: string;
  readonly environment: 'live' | 'test';
  /** Prefix and last four: `sk_test_…ab12`. */
  readonly keyHint: string;
  readonly clienteId: number | null;
  readonly createdAt: string;
}
