'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { OwnRelativeInstant } from '@/components/ui/instant';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { Banner } from './banner';
import type { StoredWatch } from './use-stored-watch';

type Offered = { readonly at: number };

type EditingBannersProps<Draft extends Offered> = {
  what: 'workflow' | 'form';
  draft: {
    readonly offered: Draft | undefined;
    readonly more: number;
    readonly restore: () => void;
    readonly discard: () => void;
    readonly putBack: (draft: Draft) => void;
  };
  watch: StoredWatch;
  isDirty: boolean;
  /** Nothing is being decided or on its way that will tell. */
  mayTellOfChange: boolean;
  /** What is stored now was taken. */
  onTaken: () => void;
  /** Of the last save. */
  error: unknown;
  onSave: () => void;
  /** What is wrong where, as far as the page shows it there. */
  placed?: readonly string[];
  children?: ReactNode;
};

/** What one has to know before going on with a document: found drafts, other people, refusals. */
export function EditingBanners<Draft extends Offered>(props: EditingBannersProps<Draft>) {
  const { what, draft, watch, isDirty, mayTellOfChange, onTaken, error, onSave, placed, children } = props;
  const t = useTranslations('editing.banner');
  const words = useTranslations('editing');
  function discard() {
    const { offered } = draft;
    draft.discard();
    if (offered)
      toastSuccess(t('discarded'), { label: words('undo'), onClick: () => draft.putBack(offered) });
  }

  return (
    <div className="empty:hidden">
      {draft.offered && (
        <Banner>
          <span className="flex-1">
            {t('draft')} <OwnRelativeInstant value={new Date(draft.offered.at).toISOString()} />
            {draft.more > 0 && ` ${t('draftMore', { count: draft.more })}`}
          </span>
          <Button size="sm" variant="primary" onPress={draft.restore}>
            {t('restore')}
          </Button>
          <Button size="sm" onPress={discard}>
            {t('discard')}
          </Button>
        </Banner>
      )}
      {watch.theirs !== undefined && mayTellOfChange && (
        <Banner>
          <span className="flex-1">{t(isDirty ? 'changedDirty' : 'changed', { what })}</span>
          {!isDirty && (
            <Button
              size="sm"
              onPress={() => {
                watch.take();
                onTaken();
              }}
            >
              {t('load')}
            </Button>
          )}
        </Banner>
      )}
      {watch.otherTabs > 0 && <Banner>{t('otherTab', { what })}</Banner>}
      {children}
      {Boolean(error) && (
        <div className="flex items-start gap-2 px-3 py-1.5">
          <div className="min-w-0 flex-1">
            <FormError error={error} {...(placed && { placed })} />
          </div>
          <Button size="sm" onPress={onSave}>
            {t('saveAgain')}
          </Button>
        </div>
      )}
    </div>
  );
}
