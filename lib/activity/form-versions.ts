import 'server-only';
import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { getForm } from '@/lib/api/contract/forms';
import { reader } from '@/lib/api/read/lazy';
import { text } from '@/lib/contract/scalars';
import type { FormVersion } from '@/lib/forms/answer-columns';
import { mergedVersions, versionOf } from '@/lib/forms/form-versions';
import { tryParseJson } from '@/lib/json/parse-json';
import { getRuntime } from '../store/store';
import { activity } from '../store/tables/activity';

/** Query of `GET /api/console/forms/{id}/versions`. */
export const versionsQuery = z.object({ connection: text(100) });

const writes = ['replaceForm', 'publishForm', 'unpublishForm'];
const LOOKED_AT = 200;
/** Those whose answers hold the form's id somewhere: a short id stands in others' too. */
const CREATES_LOOKED_AT = 100;

/**
 * The fields of a form by its versions, as far as writes through this console were answered with them (replies of more
 * than 16 KiB are not kept whole). Everybody reads forms, so everybody reads this of them: nobody is named.
 */
export async function formVersions(connectionId: string, formId: string): Promise<readonly FormVersion[]> {
  const [{ store }, { readAndLearn }] = await Promise.all([getRuntime(), reader.load()]);
  const newest = (limit: number, ...which: (SQL | undefined)[]) =>
    store.db
      .select({ replyBody: activity.replyBody })
      .from(activity)
      .where(and(eq(activity.connectionId, connectionId), lt(activity.status, 300), ...which))
      .orderBy(desc(activity.id))
      .limit(limit);
  const named = JSON.stringify(formId).slice(1, -1);
  const [written, created] = await Promise.all([
    newest(
      LOOKED_AT,
      inArray(activity.operationId, writes),
      eq(activity.recordPath, `/forms/${encodeURIComponent(formId)}`),
    ),
    newest(
      CREATES_LOOKED_AT,
      eq(activity.operationId, 'createForm'),
      sql`strpos(${activity.replyBody}, ${named}) > 0`,
    ),
  ]);
  return mergedVersions(
    [...written, ...created].flatMap(({ replyBody }) => {
      const form = readAndLearn(getForm, tryParseJson(replyBody ?? ''), undefined);
      const version = form && String(form.id) === formId ? versionOf(form) : undefined;
      return version ? [version] : [];
    }),
  );
}
