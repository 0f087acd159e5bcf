import type { Operation, Output, Sent } from '../../lib/contract/operation.ts';

type AnySent = { path?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** Calls the sandbox directly, past the console, to arrange what a test needs or to look at what it did. */
export class Api {
  readonly url: string;
  readonly key: string;

  constructor(url: string, key: string) {
    this.url = url;
    this.key = key;
  }

  /** @throws Error with the server's answer where it is not a success. */
  async call<O extends Operation>(operation: O, sent: Sent<O>): Promise<Output<O>> {
    const { path = {}, query = {}, body } = sent as AnySent;
    const url = new URL(
      `${this.url}/api/v1${operation.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(path[name])))}`,
    );
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    const answer = await fetch(url, {
      method: operation.method,
      headers: { authorization: `Bearer ${this.key}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${operation.id} answered ${answer.status}: ${text}`);
    return JSON.parse(text);
  }
}
