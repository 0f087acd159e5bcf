'use client';

import { FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import type { ImportKind } from '@/lib/jobs/steps/import-rows';
import { importFields, importKeys, importKinds } from './import-fields';
import type { ImportSteps } from './use-import';

type ImportChooseProps = { kind: ImportKind; onKind: (kind: ImportKind) => void; steps: ImportSteps };

/** What is imported, out of which file, and what was begun before. */
export function ImportChoose({ kind, onKind, steps }: ImportChooseProps) {
  const t = useTranslations('contacts.import');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (file: File | null | undefined) => file && void steps.choose(file);
  function takeChosen() {
    const file = input.current?.files?.[0];
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
    take(file);
  }
  const takeEarly = useEffectEvent(takeChosen);
  // A file that was chosen while the page's code was still on its way.
  useEffect(() => takeEarly(), []);

  return (
    <div className="space-y-5">
      <SegmentedControl
        label={t('kindLabel')}
        value={kind}
        onChange={onKind}
        options={importKinds.map((id) => ({ id, label: t(`kind.${id}`) }))}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same without a mouse */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          take(event.dataTransfer.files[0]);
        }}
        className={classNames(
          'flex flex-col items-center gap-3 rounded-lg border border-dashed border-line-strong px-4 py-10 text-center',
          isOver ? 'bg-selected' : 'bg-surface',
        )}
      >
        <FileUp aria-hidden className="size-6 text-ink-faint" />
        <p>{t('drop')}</p>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          aria-label={t('file')}
          className="sr-only"
          tabIndex={-1}
          onChange={takeChosen}
        />
        <Button variant="primary" isPending={steps.isBusy} onPress={() => input.current?.click()}>
          {t('choose')}
        </Button>
        <p className="max-w-prose text-ink-muted text-xs">
          {t('columns', { fields: importFields[kind].map(({ name }) => t(`field.${name}`)).join(', ') })}{' '}
          {t('keys', { keys: importKeys[kind].map((key) => t(`field.${key}`)).join(', ') })}
        </p>
      </div>
    </div>
  );
}
