import { z } from 'zod';
import { text, visibleText } from '@/lib/contract/scalars';

/** Of the API a message has no more than that. */
const body = visibleText(10_000);
const name = visibleText(100);

/** Query of `GET /api/console/templates`. */
export const templatesQuery = z.object({ connection_id: text(100) });

/** Body of `POST /api/console/templates`. */
export const newTemplate = z.strictObject({ connectionId: text(100), name, body });

/** Body of `PATCH /api/console/templates/{id}`. */
export const templateChange = z.strictObject({ name, body }).partial();

export type NewTemplate = z.output<typeof newTemplate>;
export type TemplateChange = z.output<typeof templateChange>;

export type Template = { readonly id: string; readonly name: string; readonly body: string };
/** Reply of `GET /api/console/templates`. */
export type TemplatesReply = { readonly data: readonly Template[] };
