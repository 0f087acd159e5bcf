'use client';

import type { Id } from '@/lib/api/loose';
import { companies } from '@/lib/resources/contacts/companies';
import { RecordName } from './record-name';

export function CompanyName({ id }: { id: Id }) {
  return <RecordName of={companies} id={id} />;
}
