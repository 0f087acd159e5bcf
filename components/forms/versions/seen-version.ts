import type { SeenVersion } from '@/components/editing/seen-versions';
import { contentOf, type FormDocument } from '@/components/forms/document/form-document';
import type { FormRecord } from '@/components/forms/records';

/** Database of the browser. */
export const VERSIONS = 'form-versions';

/** A form as it is stored now. */
export function seenVersionOf(record: FormRecord): SeenVersion<FormDocument> {
  const { version, updated_at } = record;
  return {
    version: version === undefined ? undefined : String(version),
    at: updated_at ?? new Date().toISOString(),
    content: contentOf(record),
  };
}
