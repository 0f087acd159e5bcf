'use client';

import { CheckCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { wordsWith } from '@/components/records/list/choice-of';
import { SearchBox } from '@/components/records/list/search-box';
import { RecordName } from '@/components/records/pick/record-name';
import { useChoiceWords, useWords } from '@/components/records/words';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import { IconButton } from '@/components/ui/icon-button';
import { conversationStatuses } from '@/lib/api/contract/content';
import { conversations } from '@/lib/resources/content/conversations';
import type { Inbox } from './use-inbox';

/** No status is asked for. */
const ANY = 'any';

/** Search and filters over the inbox. They are in the address, so a link has them. */
export function InboxTools({ inbox }: { inbox: Inbox }) {
  const t = useTranslations('content.conversations');
  const words = useWords(conversations.words.filters ?? '');
  const statusName = useChoiceWords(conversations.fields.status?.choiceWords);
  const { values, set, unread } = inbox;
  const isUnreadOnly = values.unread === '1';
  return (
    <div className="space-y-2">
      <SearchBox label={t('search')} value={values.q ?? ''} onCommit={(q) => set({ q })} className="w-full" />
      <div className="flex items-center gap-2">
        <Select
          label={words('status')}
          isLabelHidden
          className="min-w-0 flex-1"
          value={values.status || ANY}
          onChange={(id) => set({ status: id === ANY ? '' : id })}
          options={[
            { id: ANY, label: words('any.status') },
            ...wordsWith(conversationStatuses, values.status ?? '').map((id) => ({
              id,
              label: statusName(id),
            })),
          ]}
        />
        <Button
          aria-pressed={isUnreadOnly}
          variant={isUnreadOnly ? 'primary' : 'secondary'}
          onPress={() => set({ unread: isUnreadOnly ? '' : '1' })}
        >
          {t('unreadOnly', { count: unread })}
        </Button>
        <IconButton
          label={t('markAllRead')}
          icon={<CheckCheck aria-hidden />}
          isDisabled={unread === 0}
          onPress={inbox.markAllRead}
        />
      </div>
      {values.contact && (
        <div className="flex items-center gap-2 text-ink-muted text-xs">
          <span className="min-w-0 flex-1 truncate">
            {words('contact')}: <RecordName of="contacts" id={values.contact} />
          </span>
          <Button size="sm" onPress={() => set({ contact: '' })}>
            {words('any.contact')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What the search and the order are over, where that is not all there is. */
export function ReadNote({ inbox }: { inbox: Inbox }) {
  const t = useTranslations('content.conversations');
  const list = useTranslations('ui.list');
  const { searched, isPartial, readOn, read } = inbox;
  return (
    <>
      {isPartial && readOn && (
        <Note>
          {t('partial', { read: read.length })}{' '}
          <Button size="sm" onPress={readOn}>
            {list('readOn')}
          </Button>
        </Note>
      )}
      {searched && (
        <Note>
          {t('searched', searched)}{' '}
          {inbox.searchOn && (
            <Button size="sm" onPress={inbox.searchOn}>
              {t('searchOn')}
            </Button>
          )}
        </Note>
      )}
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="mt-2 rounded-md bg-sunken px-3 py-2 text-ink-muted text-xs">
      {children}
    </p>
  );
}
