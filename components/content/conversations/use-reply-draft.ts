'use client';

import { useEffect, useRef, useState } from 'react';
import { useSession } from '@/components/session/session-context';
import { browserStore } from '@/lib/records/browser-store';

const store = browserStore('reply-drafts');
const WAIT_MS = 100;

const keep = (key: string, text: string) =>
  void store.change(key, () => (text.trim() === '' ? undefined : text));

/** What was typed as a reply and not sent: it survives a reload, by person, connection and conversation. */
export function useReplyDraft(id: string) {
  const { user, connection } = useSession();
  const key = `${user.id}/${connection?.id ?? ''}/${id}`;
  const [text, setText] = useState('');
  const typed = useRef({ text: '', isTyped: false });

  useEffect(() => {
    void store.get(key).then((found) => {
      if (typeof found !== 'string' || typed.current.isTyped) return;
      typed.current.text = found;
      setText(found);
    });
  }, [key]);
  useEffect(() => {
    if (!typed.current.isTyped) return;
    const timer = setTimeout(() => keep(key, text), WAIT_MS);
    return () => clearTimeout(timer);
  }, [key, text]);
  // Who leaves within that moment has it kept all the same.
  useEffect(() => () => void (typed.current.isTyped && keep(key, typed.current.text)), [key]);

  return [
    text,
    /** What is there is looked at when it is set: a template takes a moment, and one types on. */
    (change: string | ((now: string) => string)) => {
      const next = typeof change === 'string' ? change : change(typed.current.text);
      typed.current = { text: next, isTyped: true };
      // What was sent is no draft any more, whatever happens to the page next.
      if (next.trim() === '') keep(key, next);
      setText(next);
    },
  ] as const;
}
