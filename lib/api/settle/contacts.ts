import { deleteCompany, getCompany, updateCompany } from '../contract/companies.ts';
import {
  addContactTags,
  deleteContact,
  getContact,
  removeContactTag,
  updateContact,
} from '../contract/contacts.ts';
import { listTasks, updateTask } from '../contract/tasks.ts';
import type { Id } from '../loose.ts';
import type { Read } from '../reply.ts';
import { judgeUpdate } from './compare.ts';
import { type Check, done, type Look, partsOf, undone, unseen } from './finding.ts';

type Contact = { readonly cid: Id };
type Company = { readonly empresa_id: Id };

const contactUpdated: Check = async (look) => {
  const { path, body } = partsOf<Contact>(look);
  return judgeUpdate(body, await look.read(getContact, { path }), look.before(getContact, { path }));
};

const companyUpdated: Check = async (look) => {
  const { path, body } = partsOf<Company>(look);
  return judgeUpdate(body, await look.read(getCompany, { path }), look.before(getCompany, { path }));
};

const contactDeleted: Check = async (look) => {
  const { path } = partsOf<Contact>(look);
  return (await look.find(getContact, { path })) ? undone : done({});
};

/** Companies are archived; a server may delete them. */
const companyArchived: Check = async (look) => {
  const { path } = partsOf<Company>(look);
  const company = await look.find(getCompany, { path });
  if (!company) return done({});
  if (company.estado === undefined) return unseen;
  return company.estado === 'archivada' ? done(company) : undone;
};

const tagsAdded: Check = async (look) => {
  const { path, body } = partsOf<Contact, { tag_ids?: readonly Id[]; tag_names?: readonly string[] }>(look);
  const contact = await look.read(getContact, { path });
  if (!contact.tags) return unseen;
  const ids = contact.tags.map(({ id }) => String(id));
  const names = contact.tags.map(({ nombre }) => (nombre ?? '').trim().toLowerCase());
  const has =
    (body.tag_ids ?? []).every((id) => ids.includes(String(id))) &&
    (body.tag_names ?? []).every((name) => names.includes(name.trim().toLowerCase()));
  return has ? done(contact) : undone;
};

const tagRemoved: Check = async (look) => {
  const { path } = partsOf<Contact & { tag_id: Id }>(look);
  const contact = await look.read(getContact, { path: { cid: path.cid } });
  if (!contact.tags) return unseen;
  return contact.tags.some(({ id }) => String(id) === String(path.tag_id)) ? undone : done(contact);
};

/** Tasks are read as lists only. */
const MOST_PAGES = 10;

const taskUpdated: Check = async (look) => {
  const { path, body } = partsOf<{ task_id: Id }>(look);
  const task = await findTask(look, path.task_id);
  return task ? judgeUpdate(body, task) : unseen;
};

async function findTask(look: Look, id: Id): Promise<object | undefined> {
  let cursor: Read<typeof listTasks>['nextCursor'] = null;
  for (let page = 0; page < MOST_PAGES; page++) {
    const query = { limit: 100, ...(cursor !== null && { cursor }) } as { limit: number };
    const list: Read<typeof listTasks> = await look.read(listTasks, { query } as object);
    const task = list.items.find((item) => String(item.id) === String(id));
    if (task || list.nextCursor === null || list.nextCursor === cursor) return task;
    cursor = list.nextCursor;
  }
  return undefined;
}

export const checksOfContacts: Readonly<Record<string, Check>> = {
  [updateContact.id]: contactUpdated,
  [deleteContact.id]: contactDeleted,
  [updateCompany.id]: companyUpdated,
  [deleteCompany.id]: companyArchived,
  [addContactTags.id]: tagsAdded,
  [removeContactTag.id]: tagRemoved,
  [updateTask.id]: taskUpdated,
};
