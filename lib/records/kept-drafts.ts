import { browserStore } from './browser-store';

/** Databases of this browser with what people typed and no server has; their keys begin with the person. */
const draftDatabases = ['workflow-drafts', 'form-drafts', 'price-drafts', 'reply-drafts', 'unsent-messages'];
/** What is kept beside, of no use to anybody else and no work of anybody's. */
const otherDatabases = ['form-versions', 'workflow-versions', 'workflow-tests'];

const keysOf = (person: string) => `${person}/`;

/** Of how many records this browser keeps work of a person that no server has. */
export async function countDrafts(person: string): Promise<number> {
  const counts = draftDatabases.map((name) => browserStore(name).countFrom(keysOf(person)));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** Removes all that, and what versions of forms were seen. */
export async function removeDrafts(person: string): Promise<void> {
  const all = [...draftDatabases, ...otherDatabases];
  await Promise.all(all.map((name) => browserStore(name).removeFrom(keysOf(person))));
}
