import type { Id } from '@/lib/api/loose';
import type { KindName } from '@/lib/resources/configuration';

/** The page of each kind of record; categories have none of their own. */
const paths = {
  categories: () => '/catalog/categories',
  products: (id) => `/catalog/${id}`,
  pipelines: (id) => `/pipelines/${id}/settings`,
  calendars: (id) => `/calendars/settings/${id}`,
  forms: (id) => `/forms/${id}`,
  workflows: (id) => `/workflows/${id}`,
  endpoints: (id) => `/webhooks/endpoints/${id}`,
} as const satisfies Record<KindName, (id: string) => string>;

/** Where a record of the connection that all pages show is read and changed. */
export function recordHref(kind: KindName, id: Id): string {
  return paths[kind](encodeURIComponent(String(id)));
}
