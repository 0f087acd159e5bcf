'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { endpointPath } from '@/components/webhooks/paths';

/** For a server that cannot list its endpoints: says so, and opens one by its id. */
export function OpenEndpointById({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useTranslations('webhooks.openById');
  const router = useRouter();
  const [id, setId] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (id.trim() === '') return;
    onOpen(id.trim());
    router.push(endpointPath(id.trim()));
  }

  return (
    <section className="space-y-3 rounded-lg border bg-surface p-4">
      <p className="max-w-prose text-ink-muted">{t('why')}</p>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
        <TextField label={t('label')} value={id} onChange={setId} className="w-40" autoComplete="off" />
        <Button type="submit" isDisabled={id.trim() === ''}>
          {t('open')}
        </Button>
      </form>
    </section>
  );
}
