'use client';

import { Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useShortcut } from '@/components/commands/shortcuts';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/fields/text-area';
import { Kbd } from '@/components/ui/kbd';
import { postMessage } from '@/lib/api/contract/content';
import { withTemplate } from '@/lib/conversations/template';
import type { ConversationRecord } from '@/lib/conversations/thread';
import { tagsIn } from '@/lib/rules/merge-tags';
import { TemplateMenu } from './templates/template-menu';
import { useReplyDraft } from './use-reply-draft';

/** Longer texts the API refuses ("Conversations", `POST /conversations/{conv_id}/messages`). */
const LONGEST = 10_000;

type ComposerProps = { id: string; thread: ConversationRecord; onSend: (text: string) => void };

/** Where a reply is written; who may not send sees why. */
export function Composer(props: ComposerProps) {
  const t = useTranslations('content.conversations');
  if (useCan(postMessage)) return <ReplyForm {...props} />;
  return <p className="border-t px-4 py-3 text-ink-muted">{t('mayNot')}</p>;
}

function ReplyForm({ id, thread, onSend }: ComposerProps) {
  const t = useTranslations('content.conversations');
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useReplyDraft(id);
  const isTooLong = text.trim().length > LONGEST;
  const unfilled = [...new Set(tagsIn(text))];
  const isReady = text.trim() !== '' && !isTooLong && unfilled.length === 0;
  useShortcut('r', t('reply'), focus);

  /** Where a tag is left, it is selected: what is typed next stands in its place. */
  function focus() {
    const area = form.current?.querySelector('textarea');
    area?.focus();
    const tag = /\{\{[^{}]*\}\}/.exec(text);
    if (tag) area?.setSelectionRange(tag.index, tag.index + tag[0].length);
  }
  function send() {
    if (!isReady) return focus();
    onSend(text.trim());
    setText('');
    focus();
  }

  return (
    <form
      ref={form}
      className="border-t px-3 py-3 sm:px-4"
      // Templates are written in a dialog below this form: in the page elsewhere, but their events come by here.
      onSubmit={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        send();
      }}
      onKeyDown={(event) => {
        if (!event.currentTarget.contains(event.target as Node)) return;
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        label={t('reply')}
        isLabelHidden
        placeholder={t('replyPlaceholder')}
        rows={3}
        value={text}
        onChange={setText}
        errorMessage={isTooLong ? t('tooLong', { count: text.trim().length - LONGEST }) : undefined}
      />
      {unfilled.length > 0 && (
        <p role="alert" className="mt-2 rounded-md bg-warning-soft px-3 py-2 text-warning-ink text-xs">
          {t('unfilled', {
            count: unfilled.length,
            tags: unfilled.map((path) => `{{${path}}}`).join(', '),
          })}{' '}
          <Button size="sm" onPress={focus}>
            {t('goToTag')}
          </Button>
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <TemplateMenu
          contactId={thread.contacto_id}
          onChoose={(filled) => setText((now) => withTemplate(now, filled))}
        />
        <p className="min-w-0 flex-1 text-ink-muted text-xs">
          {thread.status === 'cerrada' ? (
            t('reopens')
          ) : (
            <span className="max-sm:hidden">
              <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> {t('sends')}
            </span>
          )}
        </p>
        <Button type="submit" variant="primary" icon={<Send aria-hidden />} isDisabled={!isReady}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
