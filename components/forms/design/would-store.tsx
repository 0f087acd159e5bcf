'use client';

import { useTranslations } from 'next-intl';
import { CodeBlock } from '@/components/ui/code-block';
import { prettyJson } from '@/lib/json/same-json';
import type { Datos } from '@/lib/rules/forms/check';

/** What a submission would hold, at the end of a dry run; `goesTo` is where the visitor would be sent. */
export function WouldStore({ datos, goesTo }: { datos: Datos; goesTo: string }) {
  const t = useTranslations('forms.preview');
  return (
    <section aria-label={t('stored')} className="space-y-2 border-t bg-surface p-3">
      <p role="status" className="font-medium">
        {t('stored')}
      </p>
      <p className="text-ink-muted text-xs">{t('storedHint')}</p>
      {goesTo && <p className="break-words text-xs">{t('goesTo', { address: goesTo })}</p>}
      <CodeBlock label="datos" language="json" code={prettyJson(datos)} copyLabel={t('copy')} />
    </section>
  );
}
