'use client';

import { useResource } from '@/components/records/use-resource';
import { PageLink } from '@/components/ui/page-link';
import type { Id } from '@/lib/api/loose';
import { pathOf } from '@/lib/resources/resource';
import { RecordName } from './record-name';

/** What a record is called, and the way to it where the API reads it by itself; above the button that edits its field. */
export function RecordRef({ of, id }: { of: string; id: Id }) {
  const kind = useResource(of);
  if (!kind?.operations.get) return <RecordName of={of} id={id} />;
  return (
    <PageLink
      href={pathOf(kind, id)}
      className="relative z-1 inline-flex min-h-6 items-center text-accent-ink hover:underline"
    >
      <RecordName of={of} id={id} />
    </PageLink>
  );
}
