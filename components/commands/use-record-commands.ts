'use client';

import { useQuery } from '@tanstack/react-query';
import { Building2, SquareKanban, UserRound, Webhook } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useWithoutId } from '@/components/records/panel/without-id';
import { readParts } from '@/components/session/read-parts';
import { useTarget } from '@/components/session/session-context';
import { useDebounced } from '@/components/ui/use-debounced';
import { listCompanies } from '@/lib/api/contract/companies';
import { listContacts } from '@/lib/api/contract/contacts';
import { listPipelines } from '@/lib/api/contract/pipelines';
import type { Id } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';
import type { Command } from './command-registry';
import { matchesCommand } from './matches-command';
import { pageOfId } from './page-of-id';

/** Letters from which on the server is asked. */
const LEAST = 2;
/** Records of a kind. */
const MOST = 5;

/**
 * The records that the typed text names: contacts and companies as the server finds them, pipelines by name, and
 * what an id leads to. The answers always belong to the last thing typed.
 */
export function useRecordCommands(text: string) {
  const t = useTranslations('shell.palette');
  const router = useRouter();
  const target = useTarget();
  const withoutId = useWithoutId();
  const typed = text.trim();
  const rested = useDebounced(typed);
  const enabled = rested.length >= LEAST && target.connectionId !== undefined;
  const contacts = useQuery({
    ...queryOf(listContacts, { query: { search: rested, limit: MOST } }, target),
    enabled,
  });
  const companies = useQuery({
    ...queryOf(listCompanies, { query: { q: rested, limit: MOST } }, target),
    enabled,
  });
  const pipelines = useQuery({ ...queryOf(listPipelines, {}, target), enabled });

  const open = (id: Id | undefined, folder: string, label: string, icon: Command['icon']): Command[] =>
    id === undefined
      ? []
      : [
          {
            id: `${folder}/${id}`,
            label,
            icon,
            run: () => router.push(`${folder}/${encodeURIComponent(String(id))}`),
          },
        ];
  const foundContacts = (contacts.data?.items ?? []).slice(0, MOST);
  const foundCompanies = (companies.data?.items ?? []).slice(0, MOST);
  const found = [
    ...foundContacts.flatMap(({ id, nombre, apellido, email, telefono }) => {
      const name = [nombre, apellido].filter(Boolean).join(' ');
      return open(id, '/contacts', labelOf(name, email ?? telefono, id), UserRound);
    }),
    ...foundCompanies.flatMap(({ id, nombre, rut, email }) =>
      open(id, '/contacts/companies', labelOf(nombre, rut ?? email, id), Building2),
    ),
    ...(pipelines.data?.items ?? [])
      .flatMap(({ id, nombre }) => open(id, '/pipelines', labelOf(nombre, undefined, id), SquareKanban))
      .filter((command) => matchesCommand(command, typed))
      .slice(0, MOST),
  ];
  const page = pageOfId(typed);
  const direct: Command[] = page
    ? [
        {
          id: page.href,
          label: t(page.kind, { id: page.id }),
          icon: Webhook,
          run: () => router.push(page.href),
        },
      ]
    : [];
  const isAsked = typed.length >= LEAST && target.connectionId !== undefined;
  const isRested = rested === typed;
  return {
    commands: isAsked && isRested ? [...direct, ...found] : direct,
    withoutId: isAsked && isRested ? withoutId([...foundContacts, ...foundCompanies]) : undefined,
    isLooking: isAsked && (!isRested || contacts.isFetching || companies.isFetching || pipelines.isPending),
    /** Some of it could not be read. */
    isPartial: isAsked && isRested && readParts([contacts, companies, pipelines]).failed.length > 0,
  };
}

/** A name with what tells it from another of the same name. */
function labelOf(name: string | undefined, detail: unknown, id: Id | undefined): string {
  return [name, detail].filter(Boolean).join(' · ') || `#${id}`;
}
