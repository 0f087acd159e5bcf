'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { boardPath } from '@/components/pipelines/pipeline-paths';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { Select } from '@/components/ui/fields/select';
import { TextField } from '@/components/ui/fields/text-field';
import { IconButton } from '@/components/ui/icon-button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { createPipeline, stageTypes } from '@/lib/api/contract/pipelines';
import { idOf } from '@/lib/api/records';
import { addStage, newPipeline, type PipelineDraft, pipelineBodyOf, pipelineIssues } from './pipeline-draft';
import { useFieldErrors } from './use-field-errors';
import { usePipelineMutation } from './use-pipeline-mutation';

/** A new pipeline, with the server's default stages or with stages of one's own. */
export function PipelineCreate({ onClose }: { onClose: () => void }) {
  const t = useTranslations('pipeline-settings.create');
  const typeName = useTranslations('pipeline-settings.stages.type');
  const router = useRouter();
  const [draft, setDraft] = useState<PipelineDraft>(newPipeline);
  const [isTried, setIsTried] = useState(false);
  const create = usePipelineMutation(createPipeline);
  const body = pipelineBodyOf(draft);
  const { fieldErrors, rest } = useFieldErrors(isTried ? pipelineIssues(body) : {}, create.error);
  const change = (part: Partial<PipelineDraft>) => setDraft((now) => ({ ...now, ...part }));
  const changeStage = (key: number, part: Partial<PipelineDraft['stages'][number]>) =>
    change({ stages: draft.stages.map((stage) => (stage.key === key ? { ...stage, ...part } : stage)) });

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (Object.keys(pipelineIssues(body)).length > 0) return;
    create.mutate(
      { body },
      {
        onSuccess: (made) => {
          toastSuccess(t('done', { name: body.nombre }), undefined, made);
          onClose();
          if (made.id !== undefined) router.push(boardPath(idOf(made)));
        },
      },
    );
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form="new-pipeline" isPending={create.isPending}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <form id="new-pipeline" onSubmit={submit} noValidate className="space-y-4">
        <FormError error={rest} retry="submit" />
        <TextField
          label={t('name')}
          value={draft.nombre}
          onChange={(nombre) => change({ nombre })}
          errorMessage={fieldErrors.nombre}
          autoFocus
          isRequired
        />
        <RadioGroup
          label={t('stages')}
          value={draft.hasOwnStages ? 'own' : 'default'}
          onChange={(id) => change({ hasOwnStages: id === 'own' })}
          options={[
            { id: 'default', label: t('default'), description: t('defaultText') },
            { id: 'own', label: t('own') },
          ]}
        />
        {draft.hasOwnStages && (
          <div className="space-y-2">
            <ol className="space-y-2">
              {draft.stages.map((stage, index) => (
                <li key={stage.key} className="flex items-start gap-2">
                  <TextField
                    label={t('stageName', { number: index + 1 })}
                    isLabelHidden
                    placeholder={t('stageName', { number: index + 1 })}
                    value={stage.nombre}
                    onChange={(nombre) => changeStage(stage.key, { nombre })}
                    errorMessage={fieldErrors[`stages.${index}.nombre`]}
                    className="flex-1"
                  />
                  <Select
                    label={t('stageType', { number: index + 1 })}
                    isLabelHidden
                    value={stage.stage_type}
                    onChange={(stage_type) => changeStage(stage.key, { stage_type })}
                    errorMessage={fieldErrors[`stages.${index}.stage_type`]}
                    options={stageTypes.map((id) => ({ id, label: typeName(id) }))}
                    className="w-28 shrink-0"
                  />
                  <IconButton
                    label={t('removeStage', { number: index + 1 })}
                    icon={<Trash2 aria-hidden />}
                    isDisabled={draft.stages.length === 1}
                    onPress={() => change({ stages: draft.stages.filter(({ key }) => key !== stage.key) })}
                  />
                </li>
              ))}
            </ol>
            <Button size="sm" icon={<Plus aria-hidden />} onPress={() => setDraft(addStage)}>
              {t('addStage')}
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  );
}
