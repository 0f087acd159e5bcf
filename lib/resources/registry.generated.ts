// Written by `npm run contract:generate`: docs/adding-an-area.md.
import type { Resource } from './resource';

/** What each record is, by its name. */
export const resources: Readonly<Record<string, () => Promise<Resource>>> = {
  'appointments': async () => (await import('./calendars/appointments')).appointments,
  'calendars': async () => (await import('./calendars/calendars')).calendars,
  'companies': async () => (await import('./contacts/companies')).companies,
  'contacts': async () => (await import('./contacts/contacts')).contacts,
  'tags': async () => (await import('./contacts/tags')).tags,
  'tasks': async () => (await import('./contacts/tasks')).tasks,
  'pages': async () => (await import('./content/pages')).pages,
  'posts': async () => (await import('./content/posts')).posts,
  'sites': async () => (await import('./content/sites')).sites,
  'deals': async () => (await import('./pipelines/deals')).deals,
  'endpoints': async () => (await import('./webhooks/endpoints')).endpoints,
  'workflows': async () => (await import('./workflows/workflows')).workflows,
};

/** What the palette finds by text, by area. */
export const searches = {
  'calendars': async () => (await import('./calendars/search')).search,
  'contacts': async () => (await import('./contacts/search')).search,
  'pipelines': async () => (await import('./pipelines/search')).search,
};
