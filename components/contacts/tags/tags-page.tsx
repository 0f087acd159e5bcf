'use client';

import { Tags } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Blank } from '@/components/records/blank';
import { RecordList } from '@/components/records/list/record-list';
import { useRecordList } from '@/components/records/list/use-record-list';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { ErrorState } from '@/components/ui/states';
import { idOf, type TagRecord } from '@/lib/api/records';
import { tags } from '@/lib/resources/contacts/tags';
import { type TagUsage, useTagUsage } from './use-tag-usage';

/** The subaccount's tags and how many contacts have them, as far as contacts were read. */
export function TagsPage() {
  const t = useTranslations('contacts.tags');
  const list = useRecordList(tags, { today: '' });
  const usage = useTagUsage();
  return (
    <>
      <div className="space-y-1 px-4 pb-3 text-ink-muted sm:px-6">
        <p className="max-w-prose">{t('explained')}</p>
        <UsageNote usage={usage} />
      </div>
      <RecordList
        list={list}
        icon={<Tags aria-hidden />}
        hrefOf={(tag) => `/contacts?tag=${encodeURIComponent(idOf(tag))}`}
        cells={{
          color: (tag) => <Colour tag={tag} />,
          contacts: (tag) => <Usage usage={usage} tag={tag} />,
        }}
        actions={<LinkButton href="/contacts">{t('toContacts')}</LinkButton>}
      >
        {null}
      </RecordList>
    </>
  );
}

function Usage({ usage, tag }: { usage: TagUsage; tag: TagRecord }) {
  const t = useTranslations('contacts.tags');
  const count = usage.counts.get(idOf(tag)) ?? 0;
  return <>{usage.isWhole ? count : count > 0 ? t('atLeast', { count }) : '—'}</>;
}

function Colour({ tag }: { tag: TagRecord }) {
  const color = /^#[0-9a-f]{3,8}$/i.test(tag.color ?? '') ? tag.color : undefined;
  return (
    <span className="inline-flex items-center gap-2 text-ink-muted">
      {color && (
        <span aria-hidden className="size-3 rounded-full border" style={{ backgroundColor: color }} />
      )}
      {tag.color ?? <Blank of={tag} field="color" />}
    </span>
  );
}

function UsageNote({ usage }: { usage: TagUsage }) {
  const t = useTranslations('contacts.tags');
  if (usage.error) return <ErrorState error={usage.error} onRetry={usage.readOn} />;
  return (
    <div role="status" className="flex flex-wrap items-center gap-2 text-xs">
      <span>{t(usage.isWhole ? 'countedAll' : 'countedSome', { count: usage.read })}</span>
      {!usage.isWhole &&
        (usage.isReading ? (
          <Button size="sm" onPress={usage.stop}>
            {t('stop')}
          </Button>
        ) : (
          <Button size="sm" onPress={usage.readOn}>
            {t('countOn')}
          </Button>
        ))}
    </div>
  );
}
