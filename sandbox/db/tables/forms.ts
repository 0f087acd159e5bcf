import { index, integer, json, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type FormField, formStatuses, submissionStatuses } from '../../../lib/contract/forms.ts';
import { identity, instant, reference } from '../columns.ts';

// `json`, not `jsonb`: what a designer sent comes back with its keys in the order they had.

export const forms = pgTable(
  'forms',
  {
    id: identity(),
    subaccountId: integer('subaccount_id').notNull(),
    nombre: text('nombre').notNull(),
    slug: text('slug').notNull(),
    status: text('status', { enum: formStatuses }).notNull(),
    campos: json('campos').$type<FormField[]>().notNull(),
    version: integer('version').notNull(),
    ajustes: json('ajustes').$type<Record<string, unknown>>().notNull(),
    publishedAt: instant('published_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('forms_subaccount').on(table.subaccountId, table.status, table.id),
    uniqueIndex('forms_slug').on(table.subaccountId, table.slug),
  ],
);

export const formSubmissions = pgTable(
  'form_submissions',
  {
    id: identity(),
    subaccountId: integer('subaccount_id').notNull(),
    formId: reference('form_id')
      .notNull()
      .references(() => forms.id),
    formVersion: integer('form_version').notNull(),
    status: text('status', { enum: submissionStatuses }).notNull(),
    datos: json('datos').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('form_submissions_form').on(table.formId, table.id),
    index('form_submissions_status').on(table.formId, table.status, table.id),
  ],
);
