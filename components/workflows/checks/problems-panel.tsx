'use client';

import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ProblemRow } from '@/components/editing/problem-row';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { flowOf } from '@/components/workflows/document/document-flow';
import { useDocument, useEditorScope } from '@/components/workflows/editor/editor-context';
import type { Finding } from './findings';
import { quickFixOf } from './quick-fixes';
import { useFindingText } from './use-finding-text';
import type { useValidation } from './use-validation';

type ProblemsPanelProps = { validation: ReturnType<typeof useValidation>; onGo: (finding: Finding) => void };

/** Everything that validation found; each leads to its step and field. */
export function ProblemsPanel({ validation, onGo }: ProblemsPanelProps) {
  const t = useTranslations('workflows.problems');
  const { findings, error, isChecked, isChecking, retry } = validation;
  return (
    <div className="space-y-3 p-4">
      {Boolean(error) && (
        <div className="space-y-2">
          <FormError error={error} />
          <Button size="sm" onPress={retry}>
            {t('retry')}
          </Button>
        </div>
      )}
      {isChecking && !error && <p className="text-ink-muted text-xs">{t('checking')}</p>}
      {isChecked && findings.length === 0 && (
        <p className="flex items-center gap-2 text-success-ink">
          <CircleCheck aria-hidden className="size-4" />
          {t('none')}
        </p>
      )}
      <ul aria-label={t('title')} className="space-y-1">
        {findings.map((finding, place) => (
          <Problem
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be said twice
            key={`${finding.node} ${finding.key} ${finding.code} ${place}`}
            finding={finding}
            onGo={onGo}
          />
        ))}
      </ul>
    </div>
  );
}

function Problem({ finding, onGo }: { finding: Finding; onGo: (finding: Finding) => void }) {
  const t = useTranslations('workflows.problems');
  const { editor, index, isReadOnly, words } = useEditorScope();
  const textOf = useFindingText();
  const document = useDocument();
  const node = finding.node === undefined ? undefined : flowOf(document).node(finding.node);
  const text = textOf(finding);
  // Our own words name the field.
  const key = text === finding.message ? finding.key : undefined;
  const fix = isReadOnly ? undefined : quickFixOf(finding, document, index);
  return (
    <ProblemRow
      isError={finding.level === 'error'}
      level={t(finding.level === 'error' ? 'error' : 'warning')}
      where={[node && words.name(node), key].filter(Boolean).join(' · ')}
      onGo={node && (() => onGo(finding))}
      fix={
        fix && {
          label: t(`fix.${fix.name}`, { detail: fix.detail }),
          apply: () => {
            editor.edit('fix', fix.apply);
            editor.say(t('fixed'));
          },
        }
      }
    >
      {text}
    </ProblemRow>
  );
}
