'use client';

import { useTranslations } from 'next-intl';
import { useSession } from '@/components/session/session-context';
import { CodeBlock } from '@/components/ui/code-block';
import { curlOf } from '@/lib/api/curl';
import type { PartyRecord } from '@/lib/api/records';
import { changesOf, draftOf } from './party-draft';
import type { PartyKind } from './party-kind';

/** What this panel does, as commands against the API itself. */
export function PartyCurl({ kind, party }: { kind: PartyKind; party: PartyRecord }) {
  const t = useTranslations('contacts.curl');
  const baseUrl = useSession().connection?.baseUrl ?? '';
  const path = kind.pathOf(party.id!);
  const body = changesOf(draftOf(party), draftOf(), kind.fields);
  const { get, update, upsert, remove } = kind.operations;
  const commands = [
    { id: 'read', code: curlOf(get, { path }, baseUrl) },
    { id: 'write', code: curlOf(update, { path, body }, baseUrl) },
    { id: 'upsert', code: curlOf(upsert, { body }, baseUrl) },
    { id: 'remove', code: curlOf(remove, { path }, baseUrl) },
  ] as const;
  return (
    <div className="space-y-4">
      {commands.map(({ id, code }) => (
        <section key={id}>
          <h3 className="mb-1 font-medium text-xs">{t(id)}</h3>
          <CodeBlock label={t(id)} code={code} isWrapped />
        </section>
      ))}
      <p className="text-ink-muted text-xs">{t('key')}</p>
    </div>
  );
}
