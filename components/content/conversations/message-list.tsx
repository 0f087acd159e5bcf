'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useClock } from '@/components/ui/use-clock';
import { dayText } from '@/lib/calendars/day-words';
import { type ConversationRecord, daysOf, oldestFirst } from '@/lib/conversations/thread';
import { arrivedIn } from '@/lib/conversations/unsent';
import { dayOf } from '@/lib/format/dates';
import { addDays } from '@/lib/rules/zones';
import { MessageBubble } from './message-bubble';
import type { Outbox } from './outbox';
import { UnsentBubble } from './unsent-bubble';
import type { Unsent } from './unsent-messages';

/** Of a long thread the last so many are drawn, and as many more each time that it is asked for. */
const DRAWN = 100;
/** Who is so near to the end, in pixels, goes on seeing the end when something is written. */
const NEAR = 120;

type MessageListProps = { thread: ConversationRecord; unsent: readonly Unsent[]; outbox: Outbox };

/** The messages by days of the person's zone, and below them what is on its way. */
export function MessageList({ thread, unsent, outbox }: MessageListProps) {
  const t = useTranslations('content.conversations');
  const zone = useTimeZone() ?? 'UTC';
  const [drawn, setDrawn] = useState(DRAWN);
  const all = useMemo(() => oldestFirst(thread.mensajes ?? []), [thread.mensajes]);
  const days = useMemo(() => daysOf(all.slice(-drawn), zone), [all, drawn, zone]);
  // The thread may say it before the reply to what was sent does.
  const shown = useMemo(() => {
    const arrived = arrivedIn(
      all,
      unsent.filter(({ state }) => state === 'sending' || state === 'unknown'),
    );
    return unsent.filter(({ id }) => !arrived.has(id));
  }, [all, unsent]);
  const scroller = useEnd(`${all.length} ${shown.length}`);
  return (
    <div
      ref={scroller}
      role="log"
      aria-label={t('messages')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto bg-canvas px-3 py-3 focus-visible:-outline-offset-2 sm:px-5"
    >
      {all.length > drawn && (
        <p className="text-center">
          <Button size="sm" onPress={() => setDrawn(drawn + DRAWN)}>
            {t('earlier', { count: Math.min(DRAWN, all.length - drawn) })}
          </Button>
        </p>
      )}
      {all.length === 0 && shown.length === 0 && (
        <p className="py-10 text-center text-ink-muted">{t('noMessages')}</p>
      )}
      {days.map(({ day, messages }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day may come twice where a server's order is its own
        <section key={`${day} ${place}`}>
          {day !== undefined && <DayMark day={day} zone={zone} />}
          <ul className="space-y-1.5">
            {messages.map((message, index) => (
              <MessageBubble
                key={message.id === undefined ? `at ${index}` : String(message.id)}
                message={message}
              />
            ))}
          </ul>
        </section>
      ))}
      {shown.length > 0 && (
        <ul className="mt-1.5 space-y-1.5">
          {shown.map((one) => (
            <UnsentBubble key={one.id} message={one} outbox={outbox} />
          ))}
        </ul>
      )}
    </div>
  );
}

function DayMark({ day, zone }: { day: string; zone: string }) {
  const t = useTranslations('content.conversations');
  const locale = useLocale();
  const today = dayOf(useClock(), zone);
  const name = day === today ? t('today') : day === addDays(today, -1) ? t('yesterday') : undefined;
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`;
  return (
    <h3 className="my-3 flex items-center gap-3 text-ink-muted text-xs before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      <time dateTime={day}>{name ?? `${dayText(day, locale, 'long')}${year}`}</time>
    </h3>
  );
}

/** Begins at the end, and stays there while whoever reads is near it. */
function useEnd(what: string) {
  const scroller = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  useEffect(() => {
    const element = scroller.current!;
    const look = () => {
      isNear.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    };
    const keep = () => {
      if (isNear.current) element.scrollTop = element.scrollHeight;
    };
    const resizes = new ResizeObserver(keep);
    resizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when what is shown changes
  useLayoutEffect(() => {
    const element = scroller.current!;
    if (isNear.current) element.scrollTop = element.scrollHeight;
  }, [what]);
  return scroller;
}
