import { clientOperation } from '@/lib/api/client-operation';
import { readReply } from '@/lib/api/read/read-reply';
import type { Operation } from '@/lib/contract/operation';
import { tryParseJson } from '@/lib/json/parse-json';
import { isApiError } from '@/lib/upstream/upstream-error';
import type { Facts, Step } from '../diagnosis';

/** An answer as it came, its body decoded; `text` is undefined where it could not be. */
export interface HeardAnswer {
  readonly status: number;
  readonly contentType: string;
  /** `Location`, empty where there is none. */
  readonly location: string;
  readonly text: string | undefined;
}

type ReplyStep = Extract<Step, { step: 'reply' }>;

/** What the shape of an answer tells of who gave it. */
export interface Shape {
  readonly seen: ReplyStep['seen'];
  readonly facts: Facts;
  /** The error's code where it is an error of the API's shape. */
  readonly code?: string;
  /** The server's own words. */
  readonly words?: string;
}

/** Reads whose shape an answer to an operation has, by the same reader that the pages read with. */
export function shapeOfAnswer(operation: Operation, answer: HeardAnswer): Shape {
  const { status, contentType, location, text } = answer;
  if (status >= 300 && status < 400) {
    const words = text === undefined ? '' : titleOf(text);
    return { seen: 'redirect', facts: { host: hostOf(location) }, words };
  }
  if (text === undefined) return { seen: 'unreadable', facts: { type: contentType } };
  if (text.trim() === '') return { seen: 'empty', facts: {} };
  const isJsonType = /^application\/([\w.+-]*\+)?json\b/i.test(contentType);
  const body = tryParseJson(text);
  if (body === undefined) return shapeOfText(text, contentType, isJsonType);
  if (status >= 400) return shapeOfError(body);

  const read = readReply(clientOperation(operation), body);
  if (read === undefined) return { seen: 'other_json', facts: {}, words: messageOf(body) };
  const { items } = read as { items?: readonly unknown[] };
  const count = items?.length ?? 1;
  if (isJsonType) return { seen: 'list', facts: { count } };
  return { seen: 'wrong_type', facts: { type: contentType.split(';')[0] ?? '' } };
}

function shapeOfError(body: unknown): Shape {
  const words = messageOf(body);
  if (!isApiError(body)) return { seen: 'other_json', facts: {}, words };
  const { code } = (body as { error: { code: string } }).error;
  return { seen: 'api_error', facts: { code: oneLine(code, 60) }, code, words };
}

function shapeOfText(text: string, contentType: string, isJsonType: boolean): Shape {
  const isPage = /html/i.test(contentType) || /^\s*(<!doctype html|<html)/i.test(text);
  if (isPage) {
    const title = titleOf(text);
    return { seen: isLogin(text, title) ? 'login_page' : 'web_page', facts: { title }, words: title };
  }
  if (isJsonType) return { seen: 'broken_json', facts: {} };
  return { seen: 'text', facts: { type: contentType.split(';')[0] || '–' }, words: oneLine(text, 160) };
}

const titleOf = (html: string) => oneLine(/<title[^>]*>([^<]*)</i.exec(html)?.[1] ?? '', 120);

/** A page that asks who somebody is. */
function isLogin(html: string, title: string): boolean {
  return (
    /<input[^>]+type=["']?password/i.test(html) ||
    /\b(log ?in|sign ?in|single sign-on|sso|iniciar? sesi[oó]n|inicio de sesi[oó]n)\b/i.test(title)
  );
}

/** What an error or another JSON reply says in words, wherever servers put them. */
function messageOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return typeof body === 'string' ? oneLine(body, 300) : '';
  const { error, message, detail } = body as Record<string, unknown>;
  const inner = typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : error;
  const said = [inner, message, detail].find((one) => typeof one === 'string');
  return oneLine(said ?? '', 300);
}

/** The host that a redirect leads to; a relative one stays where it is. */
function hostOf(location: string): string {
  return URL.canParse(location) ? new URL(location).host : oneLine(location, 80);
}

function oneLine(text: unknown, length: number): string {
  return String(text).replace(/\s+/g, ' ').trim().slice(0, length);
}
