import 'server-only';
import { randomUUID } from 'node:crypto';
import { asc, count, eq } from 'drizzle-orm';
import { ConsoleError, notFound } from '@/lib/http/console-error';
import { refusingTakenName } from '@/lib/http/taken-name';
import { getRuntime } from '@/lib/store/store';
import { connection } from '@/lib/store/tables/connection';
import { messageTemplate } from '@/lib/store/tables/templates';
import type { NewTemplate, Template, TemplateChange, TemplatesReply } from './template-input';

/** Templates of one connection. */
const MOST_TEMPLATES = 200;

const fields = { id: messageTemplate.id, name: messageTemplate.name, body: messageTemplate.body };

/** The templates of a connection, by name. */
export async function listTemplates(connectionId: string): Promise<TemplatesReply> {
  const { store } = await getRuntime();
  const data = await store.db
    .select(fields)
    .from(messageTemplate)
    .where(eq(messageTemplate.connectionId, connectionId))
    .orderBy(asc(messageTemplate.name));
  return { data };
}

/** @throws ConsoleError 404 for an unknown connection, 409 `template_name_taken` or `too_many_templates` */
export async function createTemplate(template: NewTemplate): Promise<Template> {
  const { store } = await getRuntime();
  const ofConnection = eq(messageTemplate.connectionId, template.connectionId);
  const [[known], [kept]] = await Promise.all([
    store.db.select({ id: connection.id }).from(connection).where(eq(connection.id, template.connectionId)),
    store.db.select({ count: count() }).from(messageTemplate).where(ofConnection),
  ]);
  if (!known) throw notFound('Connection');
  if ((kept?.count ?? 0) >= MOST_TEMPLATES) {
    throw new ConsoleError(
      409,
      'too_many_templates',
      `No more than ${MOST_TEMPLATES} templates of one connection can be saved`,
    );
  }
  const insert = store.db
    .insert(messageTemplate)
    .values({ id: randomUUID(), ...template })
    .returning(fields);
  return (await refusingTakenName(insert, takenName))[0]!;
}

/** @throws ConsoleError 404, 409 `template_name_taken` */
export async function changeTemplate(id: string, change: TemplateChange): Promise<Template> {
  const { store } = await getRuntime();
  if (Object.keys(change).length === 0) throw new ConsoleError(422, 'validation_error', 'Nothing to change');
  const update = store.db
    .update(messageTemplate)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(messageTemplate.id, id))
    .returning(fields);
  const [template] = await refusingTakenName(update, takenName);
  if (!template) throw notFound('Template');
  return template;
}

/** @throws ConsoleError 404 */
export async function deleteTemplate(id: string): Promise<void> {
  const { store } = await getRuntime();
  const deleted = await store.db
    .delete(messageTemplate)
    .where(eq(messageTemplate.id, id))
    .returning({ id: messageTemplate.id });
  if (deleted.length === 0) throw notFound('Template');
}

const takenName = {
  index: 'message_template_name',
  code: 'template_name_taken',
  message: 'Another template has this name',
};
