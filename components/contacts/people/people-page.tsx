'use client';

import { Building2, Plus, Upload, UserRound } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useCommands } from '@/components/commands/command-registry';
import { useShortcut } from '@/components/commands/shortcuts';
import { importPath } from '@/components/contacts/paths';
import { TagFilter } from '@/components/contacts/tags/tag-filter';
import { BulkBar } from '@/components/records/list/bulk-bar';
import { RecordList } from '@/components/records/list/record-list';
import { useRecordEdit } from '@/components/records/list/use-record-edit';
import { useRecordList } from '@/components/records/list/use-record-list';
import { useCan } from '@/components/session/session-context';
import { lazy, preload } from '@/components/ui/lazy';
import { LinkButton } from '@/components/ui/link-button';
import { updateCompany } from '@/lib/api/contract/companies';
import { addContactTags } from '@/lib/api/contract/contacts';
import type { CompanyRecord, ContactRecord } from '@/lib/api/records';
import { companies } from '@/lib/resources/contacts/companies';
import { contacts } from '@/lib/resources/contacts/contacts';
import type { Resource } from '@/lib/resources/resource';
import { StateBadge } from './state-badge';

const BulkTags = lazy(() => import('@/components/contacts/tags/bulk-tags').then((module) => module.BulkTags));

preload(() => import('./people-panels'));
preload(() => import('./new-account-panel'));

/** What the contract asks of what is typed; it comes when a cell is edited. */
const contactRules = () =>
  import('@/lib/contract/contacts').then(({ updateContact }) => updateContact.body.shape);
const companyRules = () =>
  import('@/lib/contract/companies').then(({ updateCompany }) => updateCompany.body.shape);

const filters = { tag: TagFilter };
const cells = { estado: ({ estado }: CompanyRecord) => <StateBadge estado={estado} /> };

/** The list of contacts; `children` is the panel of the open one. */
export function ContactsPage({ children }: { children: ReactNode }) {
  const list = useRecordList(contacts, { today: '' });
  const edit = useRecordEdit(contacts, contactRules);
  const mayTag = useCan(addContactTags);
  const ways = useWaysToBegin(contacts, list.query);
  return (
    <RecordList
      list={list}
      filters={filters}
      edit={edit}
      icon={<UserRound aria-hidden />}
      actions={ways.newButton}
      emptyActions={ways.both}
      bulk={
        mayTag && (
          <BulkBar list={list} rules={contactRules}>
            <BulkTags contacts={list.chosen as readonly ContactRecord[]} />
          </BulkBar>
        )
      }
    >
      {children}
    </RecordList>
  );
}

/** The list of companies; `children` is the panel of the open one. */
export function CompaniesPage({ children }: { children: ReactNode }) {
  const list = useRecordList(companies, { today: '' });
  const edit = useRecordEdit(companies, companyRules);
  const mayEdit = useCan(updateCompany);
  const ways = useWaysToBegin(companies, list.query);
  return (
    <RecordList
      list={list}
      cells={cells}
      edit={edit}
      icon={<Building2 aria-hidden />}
      actions={ways.newButton}
      emptyActions={ways.both}
      bulk={mayEdit && <BulkBar list={list} rules={companyRules} />}
    >
      {children}
    </RecordList>
  );
}

/** How a first or another record comes into the list: typed or imported; by button, key and palette. */
function useWaysToBegin(of: Resource, query: string) {
  const t = useTranslations('contacts');
  const name = of.name as 'contacts' | 'companies';
  const router = useRouter();
  const mayCreate = useCan(of.operations.create!);
  const newHref = `${of.path}/new${query}`;
  const label = t(`kind.${name}.new`);
  const openNew = useCallback(() => router.push(newHref, { scroll: false }), [router, newHref]);
  useShortcut('c', label, () => mayCreate && openNew());
  const commands = useMemo(
    () =>
      mayCreate
        ? [
            { id: `new ${name}`, label, icon: Plus, run: openNew },
            {
              id: `import ${name}`,
              label: t('import.title'),
              icon: Upload,
              run: () => router.push(importPath),
            },
          ]
        : [],
    [mayCreate, name, label, t, openNew, router],
  );
  useCommands(commands);
  if (!mayCreate) return {};
  const newButton = (
    <LinkButton
      href={newHref}
      scroll={false}
      variant="primary"
      icon={<Plus aria-hidden />}
      className="max-sm:grow max-sm:[&_svg]:hidden"
    >
      {label}
    </LinkButton>
  );
  const importButton = (
    <LinkButton href={importPath} icon={<Upload aria-hidden />}>
      {t('import.title')}
    </LinkButton>
  );
  return {
    newButton,
    both: (
      <>
        {newButton}
        {importButton}
      </>
    ),
  };
}
