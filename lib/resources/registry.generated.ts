// Written by `npm run contract:generate`: docs/adding-an-area.md.
import type { Resource } from './resource';

/** What each record is, by its name. */
export const resources: Readonly<Record<string, () => Promise<Resource>>> = {
  'appointments': async () => (await import('./calendars/appointments')).appointments,
  'calendars': async () => (await import('./calendars/calendars')).calendars,
  'categories': async () => (await import('./catalog/categories')).categories,
  'products': async () => (await import('./catalog/products')).products,
  'companies': async () => (await import('./contacts/companies')).companies,
  'contacts': async () => (await import('./contacts/contacts')).contacts,
  'tags': async () => (await import('./contacts/tags')).tags,
  'conversations': async () => (await import('./content/conversations')).conversations,
  'pages': async () => (await import('./content/pages')).pages,
  'posts': async () => (await import('./content/posts')).posts,
  'sites': async () => (await import('./content/sites')).sites,
  'forms': async () => (await import('./forms/forms')).forms,
  'submissions': async () => (await import('./forms/submissions')).submissions,
  'deals': async () => (await import('./pipelines/deals')).deals,
  'tasks': async () => (await import('./tasks/tasks')).tasks,
  'endpoints': async () => (await import('./webhooks/endpoints')).endpoints,
  'workflows': async () => (await import('./workflows/workflows')).workflows,
};

/** What the palette finds by text, by area. */
export const searches = {
  'calendars': async () => (await import('./calendars/search')).search,
  'catalog': async () => (await import('./catalog/search')).search,
  'contacts': async () => (await import('./contacts/search')).search,
  'forms': async () => (await import('./forms/search')).search,
  'pipelines': async () => (await import('./pipelines/search')).search,
  'tasks': async () => (await import('./tasks/search')).search,
  'workflows': async () => (await import('./workflows/search')).search,
};
