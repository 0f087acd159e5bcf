import type { Id } from '@/lib/api/loose';
import type { PartyKind } from './people/party-kind';

const segment = (id: Id) => encodeURIComponent(String(id));

export const tagsPath = '/contacts/tags';
export const tasksPath = '/contacts/tasks';
export const importPath = '/contacts/import';

export const partyPath = (kind: Pick<PartyKind, 'path'>, id: Id, query = '') =>
  `${kind.path}/${segment(id)}${query}`;
export const newPartyPath = (kind: Pick<PartyKind, 'path'>, query = '') => `${kind.path}/new${query}`;
export const taskPath = (id: Id, query = '') => `${tasksPath}/${segment(id)}${query}`;
