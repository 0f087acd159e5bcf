'use client';

import { useTranslations } from 'next-intl';
import { useSession } from '@/components/session/session-context';
import { CodeBlock } from '@/components/ui/code-block';
import { getDeal, moveDealStage, updateDeal } from '@/lib/api/contract/deals';
import { curlOf } from '@/lib/api/curl';
import type { DealRecord } from '@/lib/api/records';
import { changesOf, draftOf } from './deal-draft';

/** What this panel does, as commands against the API itself. */
export function DealCurl({ deal }: { deal: DealRecord }) {
  const t = useTranslations('pipelines');
  const baseUrl = useSession().connection?.baseUrl ?? '';
  const path = { deal_id: deal.id };
  const commands = [
    { id: 'read', code: curlOf(getDeal, { path }, baseUrl) },
    { id: 'write', code: curlOf(updateDeal, { path, body: changesOf(draftOf(deal), draftOf()) }, baseUrl) },
    { id: 'move', code: curlOf(moveDealStage, { path, body: { stage_id: deal.stage_id } }, baseUrl) },
  ] as const;
  return (
    <div className="space-y-4">
      {commands.map(({ id, code }) => (
        <section key={id}>
          <h3 className="mb-1 font-medium text-xs">{t(`curl.${id}`)}</h3>
          <CodeBlock label={t(`curl.${id}`)} code={code} isWrapped />
        </section>
      ))}
      <p className="text-ink-muted text-xs">{t('curl.key')}</p>
    </div>
  );
}
