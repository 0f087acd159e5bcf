'use client';

import { useTranslations } from 'next-intl';
import { useSession } from '@/components/session/session-context';
import { CodeBlock } from '@/components/ui/code-block';
import type { ClientOperation } from '@/lib/api/client-operation';
import { curlOf } from '@/lib/api/curl';
import type { Id } from '@/lib/api/loose';
import { bodyOf, changedNames, draftOf } from '@/lib/records/draft';
import { pathWith, type Resource } from '@/lib/resources/resource';

type Command = { readonly label: string; readonly operation: ClientOperation; readonly sent: object };
type RecordCurlProps = {
  of: Resource;
  record: { readonly id: Id };
  /** What only this kind of record has. */
  more?: readonly Command[];
};

/** What can be done to a record, as commands against the API itself. */
export function RecordCurl({ of, record, more = [] }: RecordCurlProps) {
  const t = useTranslations('records.curl');
  const baseUrl = useSession().connection?.baseUrl ?? '';
  const { get, update, upsert, remove } = of.operations;
  const path = pathWith(of, record.id);
  const draft = draftOf(of.fields, record);
  const body = bodyOf(of.fields, draft, changedNames(draft, draftOf(of.fields)));
  const commands = [
    { label: t('read'), operation: get, sent: { path } },
    { label: t('update'), operation: update, sent: { path, body } },
    { label: t('upsert'), operation: upsert, sent: { body } },
    { label: t('remove'), operation: remove, sent: { path } },
    ...more,
  ];
  return (
    <div className="space-y-4">
      {commands.map(
        ({ label, operation, sent }) =>
          operation && (
            <section key={label}>
              <h3 className="mb-1 font-medium text-xs">{label}</h3>
              <CodeBlock label={label} language="shell" code={curlOf(operation, sent, baseUrl)} isWrapped />
            </section>
          ),
      )}
      <p className="text-ink-muted text-xs">{t('key')}</p>
    </div>
  );
}
