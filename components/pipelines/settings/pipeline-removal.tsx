'use client';

import { Archive, Copy, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { pipelineSettingsPath } from '@/components/pipelines/pipeline-paths';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { lazy } from '@/components/ui/lazy';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import {
  archivePipeline,
  deletePipeline,
  duplicatePipeline,
  updatePipeline,
} from '@/lib/api/contract/pipelines';
import { idOf, type PipelineRecord } from '@/lib/api/records';
import { SettingsSection } from './settings-section';
import { usePipelineMutation } from './use-pipeline-mutation';

const PipelineDelete = lazy(() => import('./pipeline-delete').then((module) => module.PipelineDelete));

/** What is done with a whole pipeline: a copy, to the archive, gone. */
export function PipelineRemoval({ pipeline, name }: { pipeline: PipelineRecord; name: string }) {
  const t = useTranslations('pipeline-settings.whole');
  const router = useRouter();
  const [asked, setAsked] = useState<'archive' | 'delete' | null>(null);
  const duplicate = usePipelineMutation(duplicatePipeline);
  const archive = usePipelineMutation(archivePipeline);
  const restore = usePipelineMutation(updatePipeline);
  const path = { pipeline_id: pipeline.id! };
  const mayDuplicate = useCan(duplicatePipeline);
  const mayArchive = useCan(archivePipeline);
  const mayDelete = useCan(deletePipeline);
  if (!mayDuplicate && !mayArchive && !mayDelete) return null;

  function copy() {
    duplicate.mutate(
      { path, body: { nombre: t('copyName', { name }) } },
      {
        onSuccess: (made) => {
          toastSuccess(t('copied', { name: made.nombre ?? name }));
          router.push(made.id === undefined ? '/pipelines' : pipelineSettingsPath(idOf(made)));
        },
        onError: (error) =>
          toastError(
            error,
            { refused: t('notCopied', { name }), unknown: t('unsureCopied', { name }) },
            { retry: copy },
          ),
      },
    );
  }

  function confirmArchive() {
    const undo = () =>
      restore.mutate(
        { path, body: { archivado: false } },
        {
          onError: (error) =>
            toastError(
              error,
              { refused: t('notRestored', { name }), unknown: t('unsureRestored', { name }) },
              { retry: undo },
            ),
        },
      );
    archive.mutate(
      { path },
      {
        onSuccess: (reply) => {
          toastSuccess(t('archived', { name }), { label: t('undo'), onClick: undo }, reply);
          router.push('/pipelines');
        },
      },
    );
  }

  return (
    <SettingsSection title={t('title')} text={t('text')}>
      <div className="flex flex-wrap gap-2">
        {mayDuplicate && (
          <Button icon={<Copy aria-hidden />} isPending={duplicate.isPending} onPress={copy}>
            {t('duplicate')}
          </Button>
        )}
        {mayArchive && (
          <Button icon={<Archive aria-hidden />} onPress={() => setAsked('archive')}>
            {t('archive')}
          </Button>
        )}
        {mayDelete && (
          <Button icon={<Trash2 aria-hidden />} variant="danger" onPress={() => setAsked('delete')}>
            {t('delete')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={asked === 'archive'}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={t('archiveTitle', { name })}
        confirmLabel={t('archive')}
        isPending={archive.isPending}
        error={archive.error}
        onConfirm={confirmArchive}
      >
        <p>{t('archiveText')}</p>
      </ConfirmDialog>
      {asked === 'delete' && (
        <PipelineDelete pipeline={pipeline} name={name} onClose={() => setAsked(null)} />
      )}
    </SettingsSection>
  );
}
