import { once } from 'node:events';
import { request as send } from 'node:http';
import {
  type Answer,
  type Asked,
  type ByHand,
  cut,
  FakeApi,
  gatewayPage,
  refused,
} from '../../lib/testing/fake-api.ts';

/** What stands between the console and the sandbox. */
export type Fault =
  | 'none'
  /** Connections are cut. */
  | 'down'
  /** Answers come after four seconds. */
  | 'slow'
  /** A gateway's page, with status 200. */
  | 'html'
  /** 401, as after the key was revoked. */
  | 'revoked'
  /** 429 with `Retry-After`. */
  | 'busy'
  /** Every other request is cut. */
  | 'flapping';

/** What becomes of writes, while reads go well. */
export type WriteFault =
  | 'none'
  /** Done, and the connection is cut instead of an answer. */
  | 'lost'
  /** Cut before the server has it. */
  | 'cut'
  /** Done, and answered by a gateway's page with 502. */
  | 'html'
  /** Done, and answered 500 without a body. */
  | 'empty';

const SLOW_MS = 4_000;

/** What stands in the place of the server's answer to a write that it has done. */
const hidden: Record<Exclude<WriteFault, 'none' | 'cut'>, ByHand> = {
  lost: cut,
  html: gatewayPage(502, '502 Bad Gateway'),
  empty: (reply) => reply.writeHead(500).end(),
};

/** A gateway before the sandbox that fails as a test wants it to. */
export class FaultyProxy extends FakeApi {
  fault: Fault = 'none';
  writes: WriteFault = 'none';
  /** Whether reads are cut too. */
  isBlind = false;
  readonly #target: string;

  /** @param target address of the sandbox, without the path */
  constructor(target: string) {
    super((asked) => this.#through(asked));
    this.#target = target;
  }

  /** The writes that reached it, whatever became of them. */
  get writesSeen(): readonly Asked[] {
    return this.seen.filter(({ method }) => method !== 'GET');
  }

  #through(asked: Asked): Answer {
    const isWrite = asked.method !== 'GET';
    const isFlap = this.fault === 'flapping' && this.seen.length % 2 === 0;
    if (this.fault === 'down' || isFlap) return cut;
    if (this.fault === 'html') return gatewayPage(200, 'Welcome to nginx');
    if (this.fault === 'revoked') return refused(401, 'unauthorized', 'The key was revoked');
    if (this.fault === 'busy')
      return refused(429, 'rate_limited', 'Too many requests', { 'retry-after': '3' });
    if (isWrite ? this.writes === 'cut' : this.isBlind) return cut;
    const delay = this.fault === 'slow' ? SLOW_MS : 0;
    const instead =
      isWrite && this.writes !== 'none' && this.writes !== 'cut' ? hidden[this.writes] : undefined;
    return passed(this.#target, asked, delay, instead);
  }
}

/** What the server answers, or in its place something else, once it has answered. */
function passed(
  target: string,
  { method, url, headers, body }: Asked,
  delayMs: number,
  instead?: ByHand,
): ByHand {
  return async (reply, request) => {
    const forwarded = send(target + url, { method, headers }).end(body);
    forwarded.on('error', () => reply.destroy());
    const [answered] = await once(forwarded, 'response').catch(() => []);
    if (!answered) return;
    if (instead) {
      answered.resume().on('end', () => instead(reply, request));
      return;
    }
    const pass = () => answered.pipe(reply.writeHead(answered.statusCode ?? 502, answered.headers));
    if (delayMs > 0) setTimeout(pass, delayMs);
    else pass();
  };
}
