'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { RelativeInstant } from '@/components/ui/instant';
import { useIsDirty } from '@/components/workflows/editor/editor-context';
import type { useDraft } from '@/components/workflows/save/use-draft';
import type { useSaving } from '@/components/workflows/save/use-saving';
import type { useStoredWatch } from '@/components/workflows/save/use-stored-watch';

type EditorBannersProps = {
  draft: ReturnType<typeof useDraft>;
  watch: ReturnType<typeof useStoredWatch>;
  saving: ReturnType<typeof useSaving>;
  isLive: boolean;
  blocksError: unknown;
  onRetryBlocks: () => void;
};

/** What one has to know before going on: found drafts, other people, refusals. */
export function EditorBanners({
  draft,
  watch,
  saving,
  isLive,
  blocksError,
  onRetryBlocks,
}: EditorBannersProps) {
  const t = useTranslations('workflows.banner');
  const isDirty = useIsDirty();
  return (
    <div className="empty:hidden">
      {draft.offered && (
        <Banner>
          <span className="flex-1">
            {t('draft')} <RelativeInstant value={new Date(draft.offered.at).toISOString()} />
          </span>
          <Button size="sm" variant="primary" onPress={draft.restore}>
            {t('restore')}
          </Button>
          <Button size="sm" onPress={draft.discard}>
            {t('discard')}
          </Button>
        </Banner>
      )}
      {watch.theirs && !saving.conflict && !saving.isPending && (
        <Banner>
          <span className="flex-1">{t(isDirty ? 'changedDirty' : 'changed')}</span>
          {!isDirty && (
            <Button
              size="sm"
              onPress={() => {
                watch.take();
                saving.settleConflict();
              }}
            >
              {t('load')}
            </Button>
          )}
        </Banner>
      )}
      {watch.otherTabs > 0 && <Banner>{t('otherTab')}</Banner>}
      {isLive && <Banner tone="info">{t('inForce')}</Banner>}
      {saving.publicationErrors.length > 0 && (
        <Banner>
          <div className="flex-1">
            <p className="font-medium">{t('publicationErrors')}</p>
            <ul className="list-disc pl-5">
              {saving.publicationErrors.map(({ message, node }) => (
                <li key={`${node} ${message}`}>{message}</li>
              ))}
            </ul>
          </div>
          <Button size="sm" onPress={saving.clearPublicationErrors}>
            {t('dismiss')}
          </Button>
        </Banner>
      )}
      {Boolean(saving.error) && (
        <div className="flex items-start gap-2 px-3 py-1.5">
          <div className="min-w-0 flex-1">
            <FormError error={saving.error} />
          </div>
          <Button size="sm" onPress={saving.save}>
            {t('saveAgain')}
          </Button>
        </div>
      )}
      {Boolean(blocksError) && (
        <Banner>
          <span className="flex-1">{t('noBlocks')}</span>
          <Button size="sm" onPress={onRetryBlocks}>
            {t('retry')}
          </Button>
        </Banner>
      )}
    </div>
  );
}

function Banner({ tone = 'warning', children }: { tone?: 'warning' | 'info'; children: ReactNode }) {
  return (
    <div
      role="status"
      className={
        tone === 'info'
          ? 'flex items-center gap-2 border-b bg-accent-soft px-4 py-1.5 text-accent-ink text-xs'
          : 'flex items-center gap-2 border-b bg-warning-soft px-4 py-1.5 text-warning-ink text-xs'
      }
    >
      {children}
    </div>
  );
}
