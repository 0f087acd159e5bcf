import { fold } from '@/lib/format/fold';

/** `Posventa 2026` of kind `workflow` → `posventa-2026.workflow.json`. */
export function fileNameOf(name: string, kind: string): string {
  const slug = fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${slug || kind}.${kind}.json`;
}
