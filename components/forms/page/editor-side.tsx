'use client';

import { ChevronDown, ChevronUp } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { ProblemCount } from '@/components/forms/checks/problem-count';
import { useFormEditor, useFormScope } from '@/components/forms/editor/editor-context';
import type { FormSide } from '@/components/forms/editor/form-editor';
import type { FormSaving } from '@/components/forms/save/use-form-saving';
import { FieldPanel } from '@/components/forms/settings/field-panel';
import { classNames } from '@/components/ui/class-names';
import { LoadingState } from '@/components/ui/states';
import { Tabs } from '@/components/ui/tabs';
import { useKept } from '@/components/ui/use-kept';

const loading = () => <LoadingState rows={4} />;
const LookPanel = dynamic(() => import('@/components/forms/design/look-panel'), { ssr: false, loading });
const ProblemsPanel = dynamic(() => import('@/components/forms/checks/problems-panel'), {
  ssr: false,
  loading,
});
const VersionsPanel = dynamic(() => import('@/components/forms/versions/versions-panel'), {
  ssr: false,
  loading,
});
const SharePanel = dynamic(() => import('@/components/forms/share/share-panel'), { ssr: false, loading });

const keptName = 'form-settings';
const panelStyle =
  'flex min-h-0 flex-1 flex-col px-3 [&>[role=tabpanel]]:-mx-3 [&>[role=tabpanel]]:min-h-0 [&>[role=tabpanel]]:flex-1 [&>[role=tabpanel]]:overflow-y-auto [&>[role=tabpanel]]:px-3';

/** The settings of what is chosen, and what concerns the form as a whole. Below the form it can be hidden. */
export function EditorSide({ saving }: { saving: FormSaving }) {
  const t = useTranslations('forms.editor');
  const { editor } = useFormScope();
  const side = useFormEditor((state) => state.side);
  const wanted = useFormEditor((state) => state.wanted);
  const [kept, keep] = useKept(keptName);
  const isHidden = kept === 'hidden';
  const Icon = isHidden ? ChevronUp : ChevronDown;
  // What leads to a setting shows it.
  const followed = useRef(wanted);
  useEffect(() => {
    if (wanted === followed.current) return;
    followed.current = wanted;
    keep('');
  });
  return (
    <aside
      aria-label={t('sideLabel')}
      className={classNames(
        'flex min-h-0 w-full shrink-0 flex-col border-t bg-surface lg:w-104 lg:border-t-0 lg:border-l',
        !isHidden && 'max-lg:h-1/2',
      )}
    >
      <button
        type="button"
        aria-expanded={!isHidden}
        onClick={() => keep(isHidden ? '' : 'hidden')}
        className="flex h-8 shrink-0 items-center justify-center gap-1.5 text-ink-muted text-xs hover:bg-hover hover:text-ink focus-visible:-outline-offset-2 lg:hidden pointer-coarse:h-10"
      >
        <Icon aria-hidden className="size-4" />
        {t(isHidden ? 'showPanel' : 'hidePanel')}
      </button>
      <Tabs
        label={t('sideLabel')}
        className={classNames(isHidden && 'max-lg:hidden', panelStyle)}
        value={side}
        onChange={(next) => editor.set({ side: next as FormSide })}
        items={[
          { id: 'field', label: t('side.field'), content: <FieldPanel /> },
          { id: 'form', label: t('side.form'), content: <LookPanel /> },
          { id: 'problems', label: <ProblemCount label={t('side.problems')} />, content: <ProblemsPanel /> },
          { id: 'history', label: t('side.history'), content: <VersionsPanel record={saving.record} /> },
          { id: 'share', label: t('side.share'), content: <SharePanel record={saving.record} /> },
        ]}
      />
    </aside>
  );
}
