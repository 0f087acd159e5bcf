import type { Id } from '@/lib/api/loose';
import { pathOf, type Resource } from '@/lib/resources/resource';

export const importPath = '/contacts/import';

/** Where a contact or a company has a page to itself. */
export const fullPath = (of: Pick<Resource, 'path'>, id: Id) => `${pathOf(of, id)}/full`;
