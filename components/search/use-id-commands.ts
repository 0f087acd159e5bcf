'use client';

import { useRouter } from 'next/navigation';
import type { Command } from '@/components/commands/command-registry';
import { areaIcons } from '@/components/navigation/area-icons.generated';
import { useAreaWords } from '@/components/navigation/use-area-words';
import { pageOfId } from './page-of-id';

/** What a typed id leads to. */
export function useIdCommands(typed: string): readonly Command[] {
  const words = useAreaWords();
  const router = useRouter();
  const page = pageOfId(typed);
  if (!page) return [];
  return [
    {
      id: page.href,
      label: words.record(page.area, page.kind, page.id),
      icon: areaIcons[page.area as keyof typeof areaIcons],
      run: () => router.push(page.href),
    },
  ];
}
