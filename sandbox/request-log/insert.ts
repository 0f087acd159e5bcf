import { sql } from 'drizzle-orm';
import type { Queries } from '../../lib/database/database.ts';
import { type Entry, rowOf } from './entry.ts';

const columns =
  sql.raw(`subaccount_id, request_id, received_at, method, path, query, operation, status, error_code,
  duration_ms, key_hint, key_name, client, idempotency, idempotency_key, request_headers, request_body, request_body_bytes,
  response_headers, response_body, response_body_bytes, buscable`);

/** Writes requests in their order, in one statement. */
export async function insertRequests(db: Queries, entries: readonly Entry[]): Promise<void> {
  await db.execute(sql`
    insert into requests (${columns})
    select ${columns} from json_to_recordset(${JSON.stringify(entries.map(rowOf))}::json) as answered(
      subaccount_id int, request_id text, received_at timestamptz, method text, path text, query text, operation text,
      status int, error_code text, duration_ms int, key_hint text, key_name text, client text, idempotency text, idempotency_key text,
      request_headers json, request_body text, request_body_bytes int, response_headers json, response_body text,
      response_body_bytes int, buscable text)`);
}
