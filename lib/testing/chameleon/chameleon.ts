import { matchOperation } from '../../contract/match.ts';
import { isWrite } from '../../contract/method.ts';
import type { Operation } from '../../contract/operation.ts';
import { catalogFor, forecastOf, mergeFields } from './compositions.ts';
import type { Disguise } from './disguise.ts';
import { Dress } from './dress.ts';
import { cursorOf, listEnvelope, oneEnvelope, startOf } from './envelope.ts';
import { jsonText } from './json-text.ts';
import { eventTypeList, gets, lists, rowsOf, slotsOf } from './reads.ts';
import type { World } from './world.ts';
import { Refusal, type WriteCall, writes } from './writes.ts';

export type Asked = {
  readonly method: string;
  /** Relative to the base address: `/deals/7`. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Parsed JSON; `{}` without a body. */
  readonly body?: Record<string, unknown>;
  readonly idempotencyKey?: string | undefined;
};

export type Answered = { readonly status: number; readonly type: string; readonly text: string };

/** A server of the API over a world in a disguise, without HTTP. Writes of one idempotency key take effect once. */
export class Chameleon {
  readonly dress: Dress;
  readonly #replies = new Map<string, Answered>();

  constructor(world: World, disguise: Disguise) {
    this.dress = new Dress(world, disguise);
  }

  answer(asked: Asked): Answered {
    const match = matchOperation(asked.method, asked.path);
    if (!match || !('operation' in match)) return this.error(404, 'not_found');
    const { operation, pathParams } = match;
    if (operation.extension && !this.dress.disguise.extensions) return this.error(404, 'not_found');
    const replied = asked.idempotencyKey && this.#replies.get(asked.idempotencyKey);
    if (replied) return replied;
    try {
      const answered = isWrite(operation)
        ? this.#write(operation, pathParams, asked)
        : this.#read(operation, pathParams, asked);
      if (isWrite(operation) && asked.idempotencyKey) this.#replies.set(asked.idempotencyKey, answered);
      return answered;
    } catch (error) {
      if (error instanceof Refusal) return this.error(error.status, error.code);
      throw error;
    }
  }

  /** An error in the disguise's shape. */
  error(status: number, code: string): Answered {
    const message = `The server says ${code}`;
    switch (this.dress.disguise.errors) {
      case 'document':
        return json(status, { error: { code, message, details: [], request_id: 'req_chameleon' } });
      case 'problem':
        return {
          ...json(status, { type: 'about:blank', title: code, status, detail: message }),
          type: 'application/problem+json',
        };
      case 'html':
        return {
          status,
          type: 'text/html',
          text: `<html><head><title>${status} ${code}</title></head><body>nginx</body></html>`,
        };
      case 'text':
        return { status, type: 'text/plain', text: message };
      case 'empty':
        return { status, type: 'text/plain', text: '' };
    }
  }

  #read(operation: Operation, path: Readonly<Record<string, string>>, asked: Asked): Answered {
    const { dress } = this;
    const { disguise, world } = dress;
    const get = gets[operation.id];
    if (get) {
      const text = path[get.by];
      const row =
        get.by === 'slug'
          ? world.rows(get.resource).find((one) => one.slug === text)
          : world.find(get.resource, dress.meantBy(get.resource, text));
      if (!row) throw new Refusal(404, 'not_found');
      return json(200, oneEnvelope(disguise, get.resource, dress.record(get.resource, row)));
    }
    const list = lists[operation.id];
    if (list) {
      const given = new URLSearchParams([...Object.entries(path), ...asked.query]);
      return this.#list(
        operation,
        rowsOf(dress, list, given).map((row) => () => dress.record(list.resource, row, list.without)),
        asked,
      );
    }
    switch (operation.id) {
      case 'listEvents':
        return this.#events(asked.query);
      case 'listEventTypes':
        return this.#list(
          operation,
          eventTypeList.map((type) => () => type),
          asked,
        );
      case 'getForecast':
        return json(200, forecastOf(dress, dress.meantBy('pipeline', path.pipeline_id)));
      case 'getWorkflowCatalog':
        return json(200, catalogFor(disguise));
      case 'listMergeFields':
        return this.#list(
          operation,
          mergeFields.map((field) => () => field),
          asked,
        );
      case 'validateWorkflow':
        return json(200, { errores: [], advertencias: [] });
      case 'getAvailability':
        return this.#list(
          operation,
          slotsOf(dress, dress.meantBy('calendar', path.calendar_id), asked.query).map(
            (row) => () => dress.record('slot', row),
          ),
          asked,
        );
      default:
        throw new Refusal(404, 'not_found');
    }
  }

  #list(operation: Operation, rows: readonly (() => unknown)[], { query }: Asked): Answered {
    const { disguise } = this.dress;
    const { reply } = operation;
    const plural = reply.kind === 'list' ? reply.plural : 'items';
    const hasPages = operation.query !== undefined && 'cursor' in operation.query;
    const start = hasPages ? startOf(disguise.cursor, query.get('cursor')) : 0;
    const asked = Number(query.get('limit') ?? 50);
    const size = hasPages ? Math.min(asked, disguise.pageCap) : rows.length;
    const page = rows.slice(start, start + size).map((render) => render());
    const cursor = start + size < rows.length ? cursorOf(disguise.cursor, start + size) : null;
    return json(200, listEnvelope(disguise, page, plural, cursor, hasPages));
  }

  /** As the document says it: the cursor is an event's id, `next_cursor` the last one's. */
  #events(query: URLSearchParams): Answered {
    const cursor = query.get('cursor');
    const after = Number(cursor?.replace('evt_', '') ?? 0);
    const types = query.get('type')?.split(',');
    const rows = this.dress.world
      .rows('event')
      .filter((event) => event.id > after && (!types || types.includes(String(event.type))))
      .slice(0, Math.min(Number(query.get('limit') ?? 50), this.dress.disguise.pageCap));
    const last = rows.at(-1);
    const next = last ? `evt_${last.id}` : cursor;
    const { disguise } = this.dress;
    const events = rows.map((row) => this.dress.event(row));
    return json(200, listEnvelope({ ...disguise, cursorPlace: 'next_cursor' }, events, 'events', next, true));
  }

  #write(operation: Operation, path: Readonly<Record<string, string>>, asked: Asked): Answered {
    const write = writes[operation.id];
    if (!write) throw new Refusal(404, 'not_found');
    const { dress } = this;
    const call: WriteCall = { dress, path, query: asked.query, body: asked.body ?? {} };
    const { resource, row, beside } = write(call);
    dress.world.effects.push({ operation: operation.id, resource, id: row.id, key: asked.idempotencyKey });
    const { created, echo } = dress.disguise;
    const isNew = /^(create|duplicate)/.test(operation.id);
    const status = isNew ? (created === 'contract' ? operation.status : Number(created)) : 200;
    const mustTell = isNew || beside !== undefined;
    if (!mustTell && echo === 'empty') return { status: 204, type: '', text: '' };
    if (!mustTell && echo === 'ok') return json(status, { ok: true });
    return json(status, oneEnvelope(dress.disguise, resource, { ...dress.record(resource, row), ...beside }));
  }
}

function json(status: number, value: unknown): Answered {
  return { status, type: 'application/json', text: jsonText(value) };
}
