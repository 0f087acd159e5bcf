import { tryParseJson } from '@/lib/json/parse-json';
import type { ExplorerRequest } from '../request/explorer-request';

/** A request that was sent, without its answer: answers may hold secrets, and are read anew by sending it again. */
export type KeptRequest = {
  readonly operationId: string;
  readonly at: string;
  /** 0 where no answer arrived. */
  readonly status: number;
  readonly request: ExplorerRequest;
};

const MOST = 50;
/** Longer bodies are not kept: what a browser stores for a site is little. */
const LONGEST_BODY = 20_000;

/** What is kept by fields like these is left empty. */
const SECRET = /secret|password|token|api_?key|authorization/i;

/** The list with another request at its head; of two that are the same the later one stays. */
export function withRequest(kept: readonly KeptRequest[], sent: KeptRequest): readonly KeptRequest[] {
  const next = { ...sent, request: keepable(sent.request) };
  const same = JSON.stringify([next.operationId, next.request]);
  const others = kept.filter(({ operationId, request }) => JSON.stringify([operationId, request]) !== same);
  return [next, ...others].slice(0, MOST);
}

/** The idempotency key belongs to one sending: the same one later would be answered what is kept under it. */
function keepable({ path, query, body }: ExplorerRequest): ExplorerRequest {
  const value = tryParseJson(body);
  const hasSecret = value !== undefined && SECRET.test(body);
  const text = hasSecret
    ? JSON.stringify(value, (name, inner) => (SECRET.test(name) && typeof inner === 'string' ? '' : inner), 2)
    : body;
  return { path, query, body: text.length > LONGEST_BODY ? '{}' : text, idempotencyKey: '' };
}

/** What a browser has stored; what cannot be read is left out. */
export function readRequests(text: string): readonly KeptRequest[] {
  const value = tryParseJson(text);
  return Array.isArray(value) ? value.filter(isKept).slice(0, MOST) : [];
}

function isKept(value: unknown): value is KeptRequest {
  if (typeof value !== 'object' || value === null) return false;
  const { operationId, at, status, request } = value as Partial<KeptRequest>;
  return (
    typeof operationId === 'string' &&
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at)) &&
    typeof status === 'number' &&
    isRequest(request)
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
