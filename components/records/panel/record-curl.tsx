'use client';

import { useTranslations } from 'next-intl';
import { useSession } from '@/components/session/session-context';
import { CodeBlock } from '@/components/ui/code-block';
import { curlOf } from '@/lib/api/curl';
import type { Id } from '@/lib/api/loose';
import { bodyOf, changedNames, draftOf } from '@/lib/records/draft';
import { pathWith, type Resource } from '@/lib/resources/resource';

/** What can be done to a record, as commands against the API itself. */
export function RecordCurl({ of, record }: { of: Resource; record: { readonly id: Id } }) {
  const t = useTranslations('records.curl');
  const baseUrl = useSession().connection?.baseUrl ?? '';
  const { get, update, upsert, remove } = of.operations;
  const path = pathWith(of, record.id);
  const draft = draftOf(of.fields, record);
  const body = bodyOf(of.fields, draft, changedNames(draft, draftOf(of.fields)));
  const commands = [
    { id: 'read', operation: get, sent: { path } },
    { id: 'update', operation: update, sent: { path, body } },
    { id: 'upsert', operation: upsert, sent: { body } },
    { id: 'remove', operation: remove, sent: { path } },
  ] as const;
  return (
    <div className="space-y-4">
      {commands.map(
        ({ id, operation, sent }) =>
          operation && (
            <section key={id}>
              <h3 className="mb-1 font-medium text-xs">{t(id)}</h3>
              <CodeBlock label={t(id)} code={curlOf(operation, sent, baseUrl)} isWrapped />
            </section>
          ),
      )}
      <p className="text-ink-muted text-xs">{t('key')}</p>
    </div>
  );
}
