import type { Command } from '@/components/commands/command-registry';
import { fold } from '@/lib/format/fold';

/** Whether every word that was typed is somewhere in what the command is called or found by. */
export function matchesCommand(
  { label, keywords = [] }: Pick<Command, 'label' | 'keywords'>,
  typed: string,
): boolean {
  const words = fold([label, ...keywords].join(' '));
  return fold(typed)
    .split(' ')
    .every((word) => words.includes(word));
}
