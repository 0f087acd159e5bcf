'use client';

import { useTranslations } from 'next-intl';
import { Banner } from '@/components/editing/banner';
import { EditingBanners } from '@/components/editing/editing-banners';
import type { useDraft } from '@/components/editing/use-draft';
import type { StoredWatch } from '@/components/editing/use-stored-watch';
import { Button } from '@/components/ui/button';
import { useFindingText } from '@/components/workflows/checks/use-finding-text';
import type { WorkflowDocument } from '@/components/workflows/document/document';
import { useIsDirty } from '@/components/workflows/editor/editor-context';
import type { useSaving } from '@/components/workflows/save/use-saving';

type EditorBannersProps = {
  draft: ReturnType<typeof useDraft<WorkflowDocument>>;
  watch: StoredWatch;
  saving: ReturnType<typeof useSaving>;
  isLive: boolean;
  blocksError: unknown;
  onRetryBlocks: () => void;
};

/** What one has to know before going on: found drafts, other people, refusals. */
export function EditorBanners(props: EditorBannersProps) {
  const { draft, watch, saving, isLive, blocksError, onRetryBlocks } = props;
  const t = useTranslations('workflows.banner');
  const textOf = useFindingText();
  const isDirty = useIsDirty();
  return (
    <EditingBanners
      what="workflow"
      draft={draft}
      watch={watch}
      isDirty={isDirty}
      mayTellOfChange={!saving.conflict && !saving.isPending}
      onTaken={saving.settleConflict}
      error={saving.error}
      onSave={saving.save}
    >
      {isLive && <Banner tone="info">{t('inForce')}</Banner>}
      {saving.publicationErrors.length > 0 && (
        <Banner>
          <div className="flex-1">
            <p className="font-medium">{t('publicationErrors')}</p>
            <ul className="list-disc pl-5">
              {saving.publicationErrors.map((error) => (
                <li key={`${error.node} ${error.message}`}>{textOf(error)}</li>
              ))}
            </ul>
          </div>
          <Button size="sm" onPress={saving.clearPublicationErrors}>
            {t('dismiss')}
          </Button>
        </Banner>
      )}
      {Boolean(blocksError) && (
        <Banner>
          <span className="flex-1">{t('noBlocks')}</span>
          <Button size="sm" onPress={onRetryBlocks}>
            {t('retry')}
          </Button>
        </Banner>
      )}
    </EditingBanners>
  );
}
