import { type JsonNode, readTree } from '@/lib/json/json-tree';
import { tryParseJson } from '@/lib/json/parse-json';
import type { ExplorerRequest } from '../request/explorer-request';

/** A request that was sent, without its answer: answers may hold secrets, and are read anew by sending it again. */
export type KeptRequest = {
  readonly operationId: string;
  readonly at: string;
  /** 0 where no answer arrived. */
  readonly status: number;
  readonly request: ExplorerRequest;
  /** Why its body is not kept: such a request is not filled in again. */
  readonly lost?: LostBody;
};

type LostBody = 'unreadable' | 'long';

const MOST = 50;
/** Longer bodies are not kept: what a browser stores for a site is little. */
const LONGEST_BODY = 20_000;

/** Fields and parameters that are not kept (`lib/proxy/redact.ts` has the same names). */
const SECRET = /secret|password|token|api_?key|authorization/i;

/** The list with another request at its head; of two that are the same the later one stays. */
export function withRequest(kept: readonly KeptRequest[], sent: KeptRequest): readonly KeptRequest[] {
  const next = keepable(sent);
  const same = sameOf(next);
  // What an earlier version of the console stored may hold more than is kept today.
  const others = kept.map(keepable).filter((each) => sameOf(each) !== same);
  return [next, ...others].slice(0, MOST);
}

/** Keeps as many as the browser takes, the oldest being dropped first; never throws. */
export function keepWhatFits(requests: readonly KeptRequest[], keep: (text: string) => void): void {
  for (let count = requests.length; count > 0; count--) {
    try {
      keep(JSON.stringify(requests.slice(0, count)));
      return;
    } catch {
      // The storage is full.
    }
  }
}

const sameOf = ({ operationId, request, lost }: KeptRequest) => JSON.stringify([operationId, request, lost]);

/** The idempotency key belongs to one sending: the same one later would be answered what is kept under it. */
function keepable({ operationId, at, status, request, lost }: KeptRequest): KeptRequest {
  const body = lost ? { lost } : keptBody(request.body);
  return {
    operationId,
    at,
    status,
    request: {
      path: withoutSecrets(request.path),
      query: withoutSecrets(request.query),
      body: body.text ?? '',
      idempotencyKey: '',
    },
    ...(body.lost && { lost: body.lost }),
  };
}

function withoutSecrets(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !SECRET.test(name)));
}

type KeptBody = { readonly text?: string; readonly lost?: LostBody };

/**
 * A body as it was typed where it names no secret, else laid out anew without them. What cannot be read could not be
 * cleaned.
 */
function keptBody(typed: string): KeptBody {
  if (typed.trim() === '') return { text: '' };
  const value = tryParseJson(typed);
  if (value === undefined) return { lost: 'unreadable' };
  try {
    const text = namesSecret(readTree(typed))
      ? JSON.stringify(value, (name, inner) => (SECRET.test(name) ? undefined : inner), 2)
      : typed;
    return text.length > LONGEST_BODY ? { lost: 'long' } : { text };
  } catch {
    // Nested deeper than can be looked through.
    return { lost: 'unreadable' };
  }
}

/** Also where a later member of the same name takes its place. */
function namesSecret({ members = [], items = [] }: JsonNode): boolean {
  return members.some(({ name, node }) => SECRET.test(name) || namesSecret(node)) || items.some(namesSecret);
}

/** What a browser has stored; what cannot be read is left out. */
export function readRequests(text: string): readonly KeptRequest[] {
  const value = tryParseJson(text);
  return Array.isArray(value) ? value.filter(isKept).slice(0, MOST) : [];
}

function isKept(value: unknown): value is KeptRequest {
  if (typeof value !== 'object' || value === null) return false;
  const { operationId, at, status, request, lost } = value as Partial<KeptRequest>;
  return (
    typeof operationId === 'string' &&
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at)) &&
    typeof status === 'number' &&
    isRequest(request) &&
    [undefined, 'unreadable', 'long'].includes(lost)
  );
}

function isRequest(value: unknown): value is ExplorerRequest {
  if (typeof value !== 'object' || value === null) return false;
  const { path, query, body, idempotencyKey } = value as Partial<ExplorerRequest>;
  return [path, query].every(isTexts) && typeof body === 'string' && typeof idempotencyKey === 'string';
}

function isTexts(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

/** Ids of favourites as they are stored, one a line. */
export function readFavourites(text: string): readonly string[] {
  return text.split('\n').filter(Boolean);
}
