'use client';

import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { flowOf } from '@/components/workflows/document/document-flow';
import { useDocument, useEditorScope } from '@/components/workflows/editor/editor-context';
import type { Finding } from './findings';
import { quickFixOf } from './quick-fixes';
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
  const document = useDocument();
  const node = finding.node === undefined ? undefined : flowOf(document).node(finding.node);
  const fix = isReadOnly ? undefined : quickFixOf(finding, document, index);
  const isError = finding.level === 'error';
  return (
    <li className="flex items-start gap-1 rounded-md hover:bg-hover">
      <button
        type="button"
        onClick={() => onGo(finding)}
        disabled={!node}
        className="flex min-w-0 flex-1 items-start gap-2 rounded-md px-2 py-1.5 text-left"
      >
        {isError ? (
          <CircleAlert
            role="img"
            aria-label={t('error')}
            className="mt-0.5 size-4 shrink-0 text-danger-ink"
          />
        ) : (
          <TriangleAlert
            role="img"
            aria-label={t('warning')}
            className="mt-0.5 size-4 shrink-0 text-warning-ink"
          />
        )}
        <span className="min-w-0">
          <span className="block break-words">{finding.message}</span>
          {(node || finding.key) && (
            <span className="block break-words text-ink-muted text-xs">
              {[node && words.title(node), finding.key].filter(Boolean).join(' · ')}
            </span>
          )}
        </span>
      </button>
      {fix && (
        <Button
          size="sm"
          className="mt-1"
          onPress={() => {
            editor.edit('fix', fix.apply);
            editor.say(t('fixed'));
          }}
        >
          {t(`fix.${fix.name}`, { detail: fix.detail })}
        </Button>
      )}
    </li>
  );
}
