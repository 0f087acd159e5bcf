'use client';

import type { Id } from '@/lib/api/loose';
import { contacts } from '@/lib/resources/contacts/contacts';
import { RecordName } from './record-name';

export function ContactName({ id }: { id: Id }) {
  return <RecordName of={contacts} id={id} />;
}
