'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { TextField } from '@/components/ui/fields/text-field';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import { updatePipeline } from '@/lib/api/contract/pipelines';
import type { PipelineRecord } from '@/lib/api/records';
import { SettingsSection } from './settings-section';
import { usePipelineMutation } from './use-pipeline-mutation';

/** Renames a pipeline, and makes it the one that new deals go to. */
export function PipelineName({ pipeline }: { pipeline: PipelineRecord }) {
  const t = useTranslations('pipeline-settings');
  const mayChange = useCan(updatePipeline);
  const rename = usePipelineMutation(updatePipeline);
  const prefer = usePipelineMutation(updatePipeline);
  const stored = pipeline.nombre ?? '';
  // What is typed stays when somebody else renames it meanwhile.
  const [typed, setTyped] = useState<string>();
  const name = typed ?? stored;
  const isChanged = name.trim() !== '' && name.trim() !== stored;
  const path = { pipeline_id: pipeline.id! };

  function save(event: FormEvent) {
    event.preventDefault();
    if (!isChanged) return;
    rename.mutate(
      { path, body: { nombre: name.trim() } },
      {
        onSuccess: (reply) => {
          setTyped(undefined);
          toastSuccess(t('name.saved'), undefined, reply);
        },
      },
    );
  }

  function makeDefault() {
    prefer.mutate(
      { path, body: { es_default: true } },
      {
        onSuccess: (reply) => toastSuccess(t('name.isDefault'), undefined, reply),
        onError: (error) =>
          toastError(
            error,
            {
              refused: t('name.notDefault', { name: stored }),
              unknown: t('name.unsureDefault', { name: stored }),
            },
            { retry: makeDefault, done: t('name.isDefault') },
          ),
      },
    );
  }

  return (
    <SettingsSection title={t('name.title')}>
      <form onSubmit={save} className="space-y-2">
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            label={t('name.label')}
            value={name}
            onChange={setTyped}
            isDisabled={!mayChange}
            isRequired
            className="min-w-0 flex-1 basis-64"
          />
          {mayChange && (
            <>
              <Button type="submit" variant="primary" isDisabled={!isChanged} isPending={rename.isPending}>
                {t('name.save')}
              </Button>
              {pipeline.es_default === false && (
                <Button onPress={makeDefault} isPending={prefer.isPending}>
                  {t('name.makeDefault')}
                </Button>
              )}
            </>
          )}
        </div>
        <FormError error={rename.error} retry="submit" />
      </form>
    </SettingsSection>
  );
}
