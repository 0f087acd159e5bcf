import { appointments } from './calendars/appointments';
import { companies } from './contacts/companies';
import { contacts } from './contacts/contacts';
import { tags } from './contacts/tags';
import { tasks } from './contacts/tasks';
import { deals } from './pipelines/deals';
import type { Resource } from './resource';

const all: readonly Resource[] = [contacts, companies, tags, tasks, deals, appointments];

/** The resource that a field or a relation names. @throws where there is none of this name */
export function resourceNamed(name: string | Resource): Resource {
  if (typeof name !== 'string') return name;
  const found = all.find((each) => each.name === name);
  if (!found) throw new Error(`no resource is called ${name}`);
  return found;
}
