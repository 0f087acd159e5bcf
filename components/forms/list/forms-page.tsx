'use client';

import { ClipboardList, PencilLine, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { createContext, useContext, useMemo, useState } from 'react';
import { useCommands } from '@/components/commands/command-registry';
import { useShortcut } from '@/components/commands/shortcuts';
import { useDraftIds } from '@/components/editing/use-draft-ids';
import { drafts } from '@/components/forms/drafts';
import { submissionsPath } from '@/components/forms/paths';
import type { FormRecord } from '@/components/forms/records';
import { Blank } from '@/components/records/blank';
import { RecordCell } from '@/components/records/fields/record-cell';
import { BulkBar } from '@/components/records/list/bulk-bar';
import { RecordList } from '@/components/records/list/record-list';
import { useRecordList } from '@/components/records/list/use-record-list';
import { useCan } from '@/components/session/session-context';
import { PageHeader } from '@/components/shell/page-header';
import { Button } from '@/components/ui/button';
import { lazyOverlay } from '@/components/ui/lazy';
import { PageLink } from '@/components/ui/page-link';
import { createForm } from '@/lib/api/contract/forms';
import { idOf } from '@/lib/api/records';
import { forms } from '@/lib/resources/forms/forms';
import { useFormActions } from './use-form-actions';

const CreateForm = lazyOverlay(() => import('./create-form').then((module) => module.CreateForm));

/** No field of a form is changed from the list: what it holds is changed in the builder. */
const noRules = () => Promise.resolve({});
const DraftIds = createContext<ReadonlySet<string>>(new Set());
const cells = {
  status: stateOf,
  fields: countOf,
  submissions: (form: FormRecord) => <SubmissionsLink form={form} />,
};

/** The forms of the subaccount; a row opens the builder. */
export function FormsPage() {
  const t = useTranslations('forms.list');
  const list = useRecordList(forms, { today: '' });
  const { rowActions, dialog } = useFormActions();
  const draftIds = useDraftIds(drafts);
  const mayCreate = useCan(createForm);
  const [isCreating, setIsCreating] = useState(false);
  const label = t('new');
  useShortcut('c', label, () => mayCreate && setIsCreating(true));
  useCommands(
    useMemo(
      () => (mayCreate ? [{ id: 'new form', label, icon: Plus, run: () => setIsCreating(true) }] : []),
      [mayCreate, label],
    ),
  );
  const create = mayCreate && (
    <Button variant="primary" icon={<Plus aria-hidden />} onPress={() => setIsCreating(true)}>
      {label}
    </Button>
  );
  return (
    <DraftIds value={draftIds}>
      <PageHeader title={t('title')} description={t('text')} actions={create} />
      <RecordList
        list={list}
        cells={cells}
        summaryOf={summaryOf}
        rowActions={rowActions}
        icon={<ClipboardList aria-hidden />}
        emptyActions={create}
        bulk={mayCreate && <BulkBar list={list} rules={noRules} />}
      >
        {dialog}
        {mayCreate && <CreateForm isOpen={isCreating} onOpenChange={setIsCreating} />}
      </RecordList>
    </DraftIds>
  );
}

/** Below the name on a phone. */
function summaryOf(form: FormRecord) {
  return (
    <span className="inline-flex items-center gap-2">
      {stateOf(form)}
      {form.slug}
    </span>
  );
}

function stateOf(form: FormRecord) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <RecordCell of={forms} name="status" row={form} />
      <KeptHere id={idOf(form)} />
    </span>
  );
}

/** That this browser holds work on the form that is not saved or published; nothing where it does not. */
function KeptHere({ id }: { id: string }) {
  const t = useTranslations('forms.list');
  if (!useContext(DraftIds).has(id)) return null;
  return (
    <span role="img" aria-label={t('keptHere')} title={t('keptHere')}>
      <PencilLine aria-hidden className="size-3.5 text-ink-muted" />
    </span>
  );
}

function countOf(form: FormRecord) {
  return Array.isArray(form.campos) ? form.campos.length : <Blank of={form} field="campos" />;
}

function SubmissionsLink({ form }: { form: FormRecord }) {
  const t = useTranslations('forms.list');
  return (
    <PageLink
      href={submissionsPath(idOf(form))}
      className="relative z-1 text-ink-muted hover:text-accent-ink hover:underline"
    >
      {t('submissions')}
    </PageLink>
  );
}
