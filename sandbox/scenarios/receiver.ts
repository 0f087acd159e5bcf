import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceiverState = 'up' | 'down' | number;

/** The receiver of a scenario, on loopback: counts what it gets, and answers as it is told. */
export class ScenarioReceiver {
  readonly url: string;
  readonly #server: Server;
  readonly #counts: Map<string, number>;
  readonly #answer: { status: number };

  private constructor(server: Server, counts: Map<string, number>, answer: { status: number }) {
    this.#server = server;
    this.#counts = counts;
    this.#answer = answer;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  }

  static async start(): Promise<ScenarioReceiver> {
    const counts = new Map<string, number>();
    const answer = { status: 200 };
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const type = typeOf(Buffer.concat(chunks).toString());
        counts.set(type, (counts.get(type) ?? 0) + 1);
        response.writeHead(answer.status).end();
      });
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return new ScenarioReceiver(server, counts, answer);
  }

  answer(state: ReceiverState): void {
    this.#answer.status = state === 'up' ? 200 : state === 'down' ? 503 : state;
  }

  /** Requests so far of each of these types. */
  counts(types: readonly string[]): Record<string, number> {
    return Object.fromEntries(types.map((type) => [type, this.#counts.get(type) ?? 0]));
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((closed) => this.#server.close(() => closed()));
  }
}

function typeOf(body: string): string {
  try {
    return String((JSON.parse(body) as { type?: unknown }).type);
  } catch {
    return 'unreadable';
  }
}
