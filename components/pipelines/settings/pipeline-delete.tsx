'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { boardPath } from '@/components/pipelines/pipeline-paths';
import { useSession } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { Dialog } from '@/components/ui/overlays/dialog';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { PageLink } from '@/components/ui/page-link';
import { ApiError } from '@/lib/api/api-error';
import { deletePipeline } from '@/lib/api/contract/pipelines';
import { idOf, type PipelineRecord } from '@/lib/api/records';
import { useDealTally } from './use-deal-tally';
import { usePipelineMutation } from './use-pipeline-mutation';

type PipelineDeleteProps = { pipeline: PipelineRecord; name: string; onClose: () => void };

/** Deletes a pipeline after naming what goes with it; with deals that are open, or may be, it leads to them instead. */
export function PipelineDelete({ pipeline, name, onClose }: PipelineDeleteProps) {
  const t = useTranslations('pipeline-settings.whole.remove');
  const router = useRouter();
  const isLive = useSession().connection?.environment === 'live';
  const tally = useDealTally({ pipeline }, true);
  const remove = usePipelineMutation(deletePipeline);
  const open = tally.data?.open ?? 0;
  const unread = tally.data?.unread ?? 0;
  const isRefused = remove.error instanceof ApiError && remove.error.code === 'pipeline_has_open_deals';

  function confirm() {
    remove.mutate(
      { path: { pipeline_id: pipeline.id! } },
      {
        onSuccess: (reply) => {
          toastSuccess(t('done', { name }), undefined, reply);
          router.push('/pipelines');
        },
        onError: () => void tally.refetch(),
      },
    );
  }

  const isHeld = open > 0 || isRefused;
  if (isHeld || unread > 0) {
    return (
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={t('refusedTitle', { name })}
        size="sm"
        footer={<Button onPress={onClose}>{t('close')}</Button>}
      >
        <div className="space-y-3 text-ink-muted">
          <FormError error={isRefused ? remove.error : null} />
          {isHeld && <p>{t('refused', { count: open })}</p>}
          {unread > 0 && <p>{t('unread', { count: unread })}</p>}
          <p>
            <PageLink
              href={`${boardPath(idOf(pipeline))}${unread > 0 ? '' : '?estado=abierto'}`}
              className="text-accent-ink underline"
            >
              {t(unread > 0 ? 'showAll' : 'showOpen')}
            </PageLink>
          </p>
        </div>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title', { name })}
      confirmLabel={t('confirm')}
      isDanger
      isPending={remove.isPending}
      error={remove.error ?? tally.error}
      typedName={isLive ? name : undefined}
      onConfirm={confirm}
    >
      <p role="status">
        {tally.data?.isComplete
          ? t('what', {
              stages: pipeline.stages?.length ?? 0,
              closed: tally.data.closed,
              trashed: tally.data.trashed,
            })
          : t('counting', { count: (tally.data?.closed ?? 0) + (tally.data?.trashed ?? 0) })}
      </p>
      <p>{t('forGood')}</p>
    </ConfirmDialog>
  );
}
