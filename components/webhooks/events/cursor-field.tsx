'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LazyTextField } from '@/components/ui/fields/lazy-text-field';

/** Where to read on from: an event id, as a program that polls keeps it. */
export function CursorField({ value, onCommit }: { value: string; onCommit: (cursor: string) => void }) {
  const t = useTranslations('webhooks.events');
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The address is what counts: it may have been cleared meanwhile.
  if (known !== value) {
    setKnown(value);
    setText(value);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    onCommit(text.trim());
  }

  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <LazyTextField
        label={t('after')}
        placeholder="evt_5012"
        isMonospace
        value={text}
        onChange={setText}
        className="w-40"
      />
      <Button type="submit">{t('go')}</Button>
    </form>
  );
}
