'use client';

import { Tags } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Blank } from '@/components/records/blank';
import { CountCell, CountNote } from '@/components/records/list/count-note';
import { RecordList } from '@/components/records/list/record-list';
import { useCounts } from '@/components/records/list/use-counts';
import { useRecordList } from '@/components/records/list/use-record-list';
import { LinkButton } from '@/components/ui/link-button';
import { type ContactRecord, idOf, type TagRecord } from '@/lib/api/records';
import { contacts } from '@/lib/resources/contacts/contacts';
import { tags } from '@/lib/resources/contacts/tags';

const WORDS = 'contacts.tags';
const tagsOf = ({ tags = [] }: ContactRecord) => tags.map(idOf);

/** The subaccount's tags and how many contacts have them, as far as contacts were read. */
export function TagsPage() {
  const t = useTranslations('contacts.tags');
  const list = useRecordList(tags, { today: '' });
  const usage = useCounts(contacts, tagsOf);
  return (
    <>
      <div className="space-y-1 px-4 pb-3 text-ink-muted sm:px-6">
        <p className="max-w-prose">{t('explained')}</p>
        <CountNote of={usage} words={WORDS} />
      </div>
      <RecordList
        list={list}
        icon={<Tags aria-hidden />}
        hrefOf={(tag) => `/contacts?tag=${encodeURIComponent(idOf(tag))}`}
        cells={{
          color: (tag) => <Colour tag={tag} />,
          contacts: (tag) => <CountCell of={usage} words={WORDS} id={idOf(tag)} />,
        }}
        actions={<LinkButton href="/contacts">{t('toContacts')}</LinkButton>}
      >
        {null}
      </RecordList>
    </>
  );
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
