'use client';

import { useTranslations } from 'next-intl';
import type { BlockKey } from '@/components/workflows/blocks/block-index';
import type { Finding } from '@/components/workflows/checks/findings';
import { useFindingText } from '@/components/workflows/checks/use-finding-text';
import { isTagged } from '@/components/workflows/values/config-values';
import { fillTags, isKnownField, tagsOf } from '@/components/workflows/values/merge-tags';
import type { Json } from '@/lib/contract/scalars';
import { fold } from '@/lib/format/fold';
import { isUnlisted, recordKindOf } from '@/lib/workflows/record-kinds';
import { useKnownFields } from './known-fields';
import { usePreview } from './preview';

type KeyHintProps = {
  configKey: BlockKey;
  value: Json | undefined;
  findings: readonly Finding[];
  isPreviewed: boolean;
};

/** Below a key: what the server says of it, what is wrong with it, what its tags become, and the key for integrators. */
export function KeyHint({ configKey, value, findings, isPreviewed }: KeyHintProps) {
  const t = useTranslations('workflows.form');
  const { known, isKnown } = useKnownFields();
  const { records } = usePreview();
  const textOf = useFindingText();
  const { key, label, description } = configKey;
  const unknown = isKnown ? tagsOf(value).filter((path) => !isKnownField(path, known)) : [];
  const said = findings.filter(({ code }) => code !== 'unknown_field' || unknown.length === 0);
  const kind = recordKindOf(key);
  // What only says the label again helps nobody.
  const isSaid = description !== '' && fold(description).replace(/\.$/, '') !== fold(label ?? '');
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span>
          {isSaid && <span>{description} </span>}
          {kind && isUnlisted(kind) && <span>{t('idOnly')}</span>}
        </span>
        {label !== key && <code className="shrink-0 select-all font-mono text-ink-faint">{key}</code>}
      </span>
      {said.map((finding) => (
        <span
          key={finding.message}
          className={finding.level === 'error' ? 'block text-danger-ink' : 'block text-warning-ink'}
        >
          {textOf(finding)}
        </span>
      ))}
      {[...new Set(unknown)].map((path) => (
        <span key={path} className="block text-warning-ink">
          {t('unknownTag', { tag: `{{${path}}}` })}
        </span>
      ))}
      {records && !isPreviewed && isTagged(value) && (
        <span className="mt-1 block whitespace-pre-wrap rounded bg-sunken px-2 py-1 text-ink">
          {fillTags(String(value), records) || t('rendersEmpty')}
        </span>
      )}
    </>
  );
}
