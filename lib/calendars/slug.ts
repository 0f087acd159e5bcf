import { fold } from '@/lib/format/fold';

/** Letters of a slug at most, as the contract has it. */
const LONGEST = 80;

/** A slug out of a name: `Primera reunión` is `primera-reunion`. Empty where nothing of it can stand in one. */
export function slugOf(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
}
