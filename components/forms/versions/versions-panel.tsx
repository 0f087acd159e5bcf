'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useState } from 'react';
import { PartValue } from '@/components/editing/part-value';
import { useFormDocument, useFormScope } from '@/components/forms/editor/editor-context';
import { type FormRecord, isArchived } from '@/components/forms/records';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Select } from '@/components/ui/fields/select';
import { Instant } from '@/components/ui/instant';
import type { Json } from '@/lib/contract/scalars';
import { formatInstant } from '@/lib/format/dates';
import { ChangeList } from './change-list';
import { FormActs } from './form-acts';
import { changesForVisitors } from './form-changes';
import { type KnownVersion, useKnownVersions } from './use-known-versions';

const NOW = 'now';

/** The versions of the form that this console has seen: any two compared, one restored as an edit. */
export default function VersionsPanel({ record }: { record: FormRecord }) {
  const t = useTranslations('forms.versions');
  const { editor, formId, isReadOnly } = useFormScope();
  const document = useFormDocument();
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const { versions, acts, error } = useKnownVersions(formId, record);
  const [chosen, setChosen] = useState<{ readonly before?: string; readonly after?: string }>({});
  const before = versions.find(({ id }) => id === chosen.before) ?? versions[0];
  const after = versions.find(({ id }) => id === chosen.after);

  const options = versions.map((version) => ({ id: version.id, label: labelOf(version) }));
  function labelOf({ version, at, by }: KnownVersion) {
    const name = version === undefined ? t('noVersion') : t('version', { version });
    return [name, formatInstant(at, { locale, timeZone, withSeconds: true }), by].filter(Boolean).join(' · ');
  }

  const changes = before ? changesForVisitors(before.content, after?.content ?? document) : [];
  return (
    <div className="space-y-3 py-3">
      <p className="text-ink-muted text-xs">{t('text')}</p>
      {before === undefined ? (
        <p className="text-ink-muted">{t('empty')}</p>
      ) : (
        <>
          <Select
            label={t('before')}
            options={options}
            value={before.id}
            onChange={(id) => setChosen({ ...chosen, before: id })}
          />
          <Select
            label={t('after')}
            options={[{ id: NOW, label: t('now') }, ...options]}
            value={after?.id ?? NOW}
            onChange={(id) => setChosen({ ...chosen, after: id })}
          />
          <p className="text-ink-muted text-xs">
            <Instant value={before.at} withSeconds /> {before.by && t('by', { name: before.by })}
          </p>
          {changes.length === 0 ? (
            <p className="text-ink-muted">{t('same')}</p>
          ) : (
            <>
              <ChangeList label={t('changes')} changes={changes} />
              <Disclosure title={t('json')} isLazy>
                <PartValue label={t('before')} value={before.content as Json} none="" />
                <PartValue label={t('after')} value={(after?.content ?? document) as Json} none="" />
              </Disclosure>
            </>
          )}
          {!isReadOnly && !isArchived(record) && editor.differs(document, before.content) && (
            <Button
              onPress={() => {
                editor.edit('restoreVersion', (at) => ({ ...at, ...before.content }));
                editor.say(t('restored'));
              }}
            >
              {t('restore')}
            </Button>
          )}
        </>
      )}
      <FormActs acts={acts} error={error} />
    </div>
  );
}
