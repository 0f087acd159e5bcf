'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Blank, useBlank } from '@/components/records/blank';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { RelativeInstant } from '@/components/ui/instant';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import { useRunWords } from '@/components/workflows/editor/use-run-words';
import { isMissingExtension } from '@/lib/api/api-error';
import { hasId } from '@/lib/api/has-id';
import type { Loose } from '@/lib/api/loose';
import type { WorkflowRunSummary } from '@/lib/contract/workflow-runs';
import type { useRunActs } from './use-runs';

type RunRowProps = {
  run: Loose<WorkflowRunSummary>;
  /** Undefined for who may only look. */
  acts: ReturnType<typeof useRunActs> | undefined;
  isReading: boolean;
  onOpen: () => void;
};

/** One run: what began it, how it stands, and when it goes on. */
export function RunRow({ run, acts, isReading, onOpen }: RunRowProps) {
  const t = useTranslations('workflows.runs');
  const { index } = useEditorScope();
  const status = useRunWords();
  const blank = useBlank();
  const { trigger_type: type } = run;
  const isUnderWay = run.status === 'waiting' || run.status === 'running';
  return (
    <li className="space-y-0.5 py-1.5">
      <div className="flex items-center gap-2">
        <Badge tone={status.tone(run.status)}>
          {run.status === undefined ? <Blank of={run} field="status" /> : status.word(run.status)}
        </Badge>
        <span className="min-w-0 flex-1 truncate text-xs">
          {type === undefined ? (
            <Blank of={run} field="trigger_type" />
          ) : (
            (index.find(type, null)?.name ?? type)
          )}
        </span>
        <span className="text-ink-muted text-xs">
          {run.started_at ? (
            <RelativeInstant value={run.started_at} />
          ) : (
            <Blank of={run} field="started_at" />
          )}
        </span>
        <Button
          size="sm"
          isDisabled={!hasId(run)}
          isPending={isReading}
          onPress={onOpen}
          aria-label={t('show', { id: String(run.id ?? blank(run, 'id')) })}
        >
          {t('showShort')}
        </Button>
      </div>
      {run.error && (
        <p
          className={`break-words text-xs ${run.status === 'failed' ? 'text-danger-ink' : 'text-ink-muted'}`}
        >
          {run.error}
        </p>
      )}
      {isUnderWay && (
        <div className="flex items-center justify-between gap-2 text-ink-muted text-xs">
          <span>
            {run.resume_at && (
              <>
                {t('resumes')} <RelativeInstant value={run.resume_at} />
              </>
            )}
          </span>
          {acts?.canCancel && run.id !== undefined && <CancelRun id={run.id} acts={acts} />}
        </div>
      )}
    </li>
  );
}

function CancelRun({ id, acts }: { id: number | string; acts: NonNullable<RunRowProps['acts']> }) {
  const t = useTranslations('workflows.runs');
  const [isAsking, setIsAsking] = useState(false);
  const [error, setError] = useState<unknown>();

  async function cancel() {
    setError(undefined);
    try {
      const reply = await acts.cancel(id);
      setIsAsking(false);
      toastSuccess(t('cancelled'), undefined, reply);
    } catch (cause) {
      // Where the server cannot stop runs at all, this goes from the page with what it asks.
      if (isMissingExtension(cause)) toastError(cause);
      else setError(cause);
    }
  }

  return (
    <>
      <Button size="sm" onPress={() => setIsAsking(true)} aria-label={t('cancelRun', { id: String(id) })}>
        {t('cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('cancelTitle')}
        confirmLabel={t('cancel')}
        isDanger
        isPending={acts.isPending}
        error={error}
        dismissLabel={t('keepRunning')}
        onConfirm={() => void cancel()}
      >
        <p>{t('cancelText')}</p>
      </ConfirmDialog>
    </>
  );
}
