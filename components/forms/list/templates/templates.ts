import type { FormDocument } from '@/components/forms/document/form-document';
import { booking } from './booking';
import { contact } from './contact';
import { event } from './event';
import type { Say, TemplateContent } from './parts';
import { quote } from './quote';
import { survey } from './survey';

const templates = { contact, booking, quote, event, survey } satisfies Record<
  string,
  (say: Say) => TemplateContent
>;

export type TemplateName = keyof typeof templates;
export const templateNames = Object.keys(templates) as TemplateName[];

/** What a template's form holds, in one language: its own words and the fixed ones of the page. */
export function contentOfTemplate(name: TemplateName, locale: string) {
  const idioma = locale === 'es' ? 'es' : 'en';
  const { campos, ajustes } = templates[name]((es, en) => (idioma === 'es' ? es : en));
  return { campos, ajustes: { ...ajustes, idioma } } satisfies TemplateContent as TemplateContent &
    FormDocument;
}
