'use client';

import { useTranslations } from 'next-intl';
import { FileDrop } from '@/components/records/import/file-drop';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import type { ImportKind } from '@/lib/jobs/steps/import-rows';
import { importFields, importKeys, importKinds } from './import-fields';
import type { ImportSteps } from './use-import';

type ImportChooseProps = { kind: ImportKind; onKind: (kind: ImportKind) => void; steps: ImportSteps };

/** What is imported, out of which file, and what was begun before. */
export function ImportChoose({ kind, onKind, steps }: ImportChooseProps) {
  const t = useTranslations('contacts.import');
  return (
    <div className="space-y-5">
      <SegmentedControl
        label={t('kindLabel')}
        value={kind}
        onChange={onKind}
        options={importKinds.map((id) => ({ id, label: t(`kind.${id}`) }))}
      />
      <FileDrop
        label={t('file')}
        hint={t('drop')}
        choose={t('choose')}
        isBusy={steps.isBusy}
        onFile={(file) => void steps.choose(file)}
      >
        {t('columns', { fields: importFields[kind].map(({ name }) => t(`field.${name}`)).join(', ') })}{' '}
        {importKeys[kind].length > 0
          ? t('keys', { keys: importKeys[kind].map((key) => t(`field.${key}`)).join(', ') })
          : t('noKeys')}
      </FileDrop>
    </div>
  );
}
