import { ne } from 'drizzle-orm';
import type { Queries } from '@/lib/database/database';
import { ConsoleError } from '@/lib/http/console-error';
import { user } from '@/lib/store/tables/auth';

/**
 * Nobody takes the name of somebody else, by an invitation or later: activity and team name people by it.
 *
 * @param ownId whose name it may be already; empty for somebody new
 * @throws ConsoleError 409 `name_taken`
 */
export async function assertNameIsFree(db: Queries, name: string, ownId = ''): Promise<void> {
  const others = await db.select({ name: user.name }).from(user).where(ne(user.id, ownId));
  if (!others.some((other) => folded(other.name) === folded(name))) return;
  throw new ConsoleError(409, 'name_taken', 'Somebody else of this console has this name', {
    details: [{ field: 'name', issue: 'name_taken' }],
  });
}

/** A name as people compare them: case, width, accents written in two ways and spaces do not count. */
const folded = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
