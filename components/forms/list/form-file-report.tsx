'use client';

import { useTranslations } from 'next-intl';
import { FileReport } from '@/components/editing/json-file';
import type { FormFile } from './form-file';

/** What a check of a form's file found. */
export function FormFileReport({ file }: { file: FormFile }) {
  const t = useTranslations('forms.import');
  const said = useTranslations('editing.file');
  if (file.kind !== 'form') {
    return (
      <FileReport
        refusal={file.kind === 'not_json' ? said('notJson', { reason: file.reason }) : t('noForm')}
      />
    );
  }
  const { fields, steps, isOdd, unknown, opaque, twice, withoutKey } = file;
  return (
    <FileReport
      holds={steps > 0 ? t('holdsSteps', { fields, steps }) : t('holds', { fields })}
      warnings={[
        isOdd && t('odd'),
        unknown.length > 0 && t('unknown', { types: unknown.join(', ') }),
        opaque > 0 && t('opaque', { count: opaque }),
        twice.length > 0 && t('twice', { keys: twice.join(', ') }),
        withoutKey > 0 && t('withoutKey', { count: withoutKey }),
      ]}
    />
  );
}
