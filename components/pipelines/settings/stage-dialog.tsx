'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { Dialog } from '@/components/ui/overlays/dialog';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { createStage, updateStage } from '@/lib/api/contract/pipelines';
import type { PipelineRecord, StageRecord } from '@/lib/api/records';
import { type StageDraft, stageBodyOf, stageDraftOf, stageIssues } from './stage-draft';
import { StageFields } from './stage-fields';
import { StageTypeChange } from './stage-type-change';
import { useFieldErrors } from './use-field-errors';
import { usePipelineMutation } from './use-pipeline-mutation';

type StageDialogProps = { pipeline: PipelineRecord; stage: StageRecord | undefined; onClose: () => void };

/** Adds a stage, or changes one. */
export function StageDialog({ pipeline, stage, onClose }: StageDialogProps) {
  const t = useTranslations('pipeline-settings.stage');
  const [base] = useState(() => (stage ? stageDraftOf(stage) : undefined));
  const [draft, setDraft] = useState<StageDraft>(() => stageDraftOf(stage));
  const [isTried, setIsTried] = useState(false);
  const create = usePipelineMutation(createStage);
  const update = usePipelineMutation(updateStage);
  const body = stageBodyOf(draft, base);
  const issues = isTried ? stageIssues(body) : {};
  const { fieldErrors, rest } = useFieldErrors(issues, (stage ? update : create).error);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (Object.keys(stageIssues(body)).length > 0) return;
    const done = { onSuccess: (reply: object) => finish(draft.nombre.trim(), reply) };
    if (stage) {
      if (Object.keys(body).length === 0) return onClose();
      update.mutate({ path: { stage_id: stage.id! }, body }, done);
    } else {
      const added = { ...body, nombre: draft.nombre.trim(), stage_type: draft.stage_type };
      create.mutate({ path: { pipeline_id: pipeline.id! }, body: added }, done);
    }
  }

  function finish(name: string, reply: object) {
    toastSuccess(stage ? t('saved', { name }) : t('added', { name }), undefined, reply);
    onClose();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={stage ? t('editTitle') : t('addTitle')}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form="stage"
            isPending={create.isPending || update.isPending}
          >
            {stage ? t('save') : t('add')}
          </Button>
        </>
      }
    >
      <form id="stage" onSubmit={submit} noValidate className="space-y-4">
        <FormError error={rest} retry="submit" />
        <StageFields draft={draft} onDraft={setDraft} errors={fieldErrors} />
        {stage && base && base.stage_type !== draft.stage_type && (
          <StageTypeChange pipeline={pipeline} stage={stage} to={draft.stage_type} />
        )}
      </form>
    </Dialog>
  );
}
