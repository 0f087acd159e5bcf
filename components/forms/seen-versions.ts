import { queryOptions } from '@tanstack/react-query';
import { mergedVersions, readVersions, versionOf } from '@/lib/forms/form-versions';
import { browserStore } from '@/lib/records/browser-store';
import type { FormRecord } from './records';

const store = browserStore('form-versions');
const keyOf = (connectionId: string, formId: string) => `${connectionId} ${formId}`;

/**
 * Keeps the keys of a form's fields as they were read: once one is renamed, what was sent before is found under the key
 * of then. Only names of fields are kept, no answers.
 */
export async function noteVersion(connectionId: string, form: FormRecord): Promise<void> {
  const version = versionOf(form);
  if (!version || form.id === undefined) return;
  await store.change(keyOf(connectionId, String(form.id)), (kept) =>
    mergedVersions(readVersions(kept), [version]),
  );
}

/** The versions that this browser has read. */
export function keptVersions(connectionId: string, formId: string) {
  return queryOptions({
    queryKey: ['console', 'form versions kept', connectionId, formId],
    queryFn: () => store.get(keyOf(connectionId, formId)).then(readVersions),
    retry: false,
  });
}
