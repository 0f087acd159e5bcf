/** What the API answered: parsed JSON, or the text where it is none. */
export type ApiReply = { readonly status: number; readonly body: unknown };

/** A list that could not be read. */
export class ListRefused extends Error {
  override readonly name = 'ListRefused';
}

type Row = Readonly<Record<string, unknown>>;
type Page = { readonly data: Row[]; readonly next_cursor: string | number | null };

/** The API of a sandbox, as a scenario speaks to it. */
export class SandboxApi {
  readonly #base: string;
  readonly #key: string;

  /** `url` is where the sandbox listens, without a path: `http://127.0.0.1:4010`. */
  constructor(url: string, key: string) {
    this.#base = `${url.replace(/\/+$/, '')}/api/v1`;
    this.#key = key;
  }

  /** Sends a request to a path below `/api/v1`. Rejects where nobody answers. */
  async send(
    method: string,
    target: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ApiReply> {
    const reply = await fetch(this.#base + target, {
      method,
      headers: {
        authorization: `Bearer ${this.#key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: parsed(await reply.text()) };
  }

  /** Every row of a list, in its order, from a cursor on. Throws `ListRefused`. */
  async list(path: string, from?: string): Promise<Row[]> {
    const rows: Row[] = [];
    let cursor = from;
    for (;;) {
      const query = new URLSearchParams({ limit: '100', ...(cursor !== undefined && { cursor }) });
      const { status, body } = await this.send('GET', `${path}?${query}`);
      if (status !== 200) throw new ListRefused(`${path} answers ${status}: ${messageOf(body)}`);
      const page = body as Page;
      rows.push(...page.data);
      // The list of events names its last one for ever.
      if (page.next_cursor === null || page.data.length === 0) return rows;
      cursor = String(page.next_cursor);
    }
  }
}

/** What an error of the API says, or the whole body. */
export function messageOf(body: unknown): string {
  const message = (body as { error?: { message?: unknown } } | null)?.error?.message;
  return typeof message === 'string' ? message : JSON.stringify(body);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
