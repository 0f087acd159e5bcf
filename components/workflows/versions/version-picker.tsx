'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { Select } from '@/components/ui/fields/select';
import { useDocument, useEditorScope } from '@/components/workflows/editor/editor-context';
import { formatInstant } from '@/lib/format/dates';
import type { useVersions, Version } from './use-versions';

type VersionPickerProps = {
  versions: ReturnType<typeof useVersions>;
  /** Undefined stands for what is stored. */
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
};

const STORED = 'stored';

/** What the canvas is compared with: what is stored, or a publication, which can be restored. */
export function VersionPicker({ versions, chosen, onChoose }: VersionPickerProps) {
  const t = useTranslations('workflows.versions');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const { editor, isReadOnly } = useEditorScope();
  const document = useDocument();
  const { content } = versions;

  function label({ at, isInForce }: Version): string {
    const moment = at === undefined ? t('unknownTime') : formatInstant(at, { locale, timeZone });
    return t(isInForce ? 'inForce' : 'version', { moment });
  }

  const canRestore =
    content !== undefined && !isReadOnly && editor.differs({ ...document, ...content }, document);
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-end gap-2">
        <Select
          label={t('compareWith')}
          className="w-full sm:w-80"
          options={[
            { id: STORED, label: t('stored') },
            ...versions.versions.map((version) => ({ id: version.id, label: label(version) })),
          ]}
          value={chosen ?? STORED}
          onChange={(id) => onChoose(id === STORED ? undefined : id)}
        />
        {canRestore && (
          <Button
            onPress={() => {
              editor.edit('restoreVersion', (at) => ({ ...at, ...content }));
              editor.say(t('restored'));
            }}
          >
            {t('restore')}
          </Button>
        )}
      </div>
      {versions.isMissing && (
        <p className="text-ink-muted text-xs">{t(versions.versions.length > 0 ? 'seenHere' : 'keepsNone')}</p>
      )}
      <FormError error={versions.error} />
    </div>
  );
}
