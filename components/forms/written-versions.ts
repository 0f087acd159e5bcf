import { queryOptions } from '@tanstack/react-query';
import { callConsole } from '@/lib/api/console-call';
import type { FormVersion } from '@/lib/forms/answer-columns';
import { readVersions } from '@/lib/forms/form-versions';

/** The versions of a form that writes through the console led to. */
export function writtenVersions(connectionId: string, formId: string) {
  const query = new URLSearchParams({ connection: connectionId });
  const path = `forms/${encodeURIComponent(formId)}/versions?${query}`;
  return queryOptions({
    queryKey: ['console', 'form versions', connectionId, formId],
    queryFn: ({ signal }): Promise<readonly FormVersion[]> =>
      callConsole<{ data: unknown }>(path, { signal }).then(({ data }) => readVersions(data)),
    retry: false,
  });
}
