// Written by `npm run contract:generate`: docs/adding-an-area.md.
/** What each record is, by its name. */
export const resources = {
  'companies': async () => (await import('@/lib/resources/contacts/companies')).companies,
  'contacts': async () => (await import('@/lib/resources/contacts/contacts')).contacts,
  'tags': async () => (await import('@/lib/resources/contacts/tags')).tags,
  'tasks': async () => (await import('@/lib/resources/contacts/tasks')).tasks,
};

/** What the palette finds by text, by area. */
export const searches = {
  'contacts': async () => (await import('@/lib/resources/contacts/search')).search,
  'pipelines': async () => (await import('@/lib/resources/pipelines/search')).search,
};
