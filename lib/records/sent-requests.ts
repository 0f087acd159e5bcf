const nameOf = (person: string) => `explorer.requests.${person}.`;

/** The name under which this browser remembers what a person sent to a connection from the explorer. */
export function sentRequestsName(person: string, connection: string): string {
  return nameOf(person) + connection;
}

/** Removes what is remembered of a person, of every connection: it holds records of customers. */
export function removeSentRequests(person: string, storage: Storage = localStorage): void {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  for (const name of names) if (name.startsWith(nameOf(person))) storage.removeItem(name);
}
