'use client';

import { type Resolver, useForm } from 'react-hook-form';
import { useIssueWords } from '@/components/ui/fields/use-issue-words';
import { fieldIssuesOf } from '@/lib/api/outcome';
import { changesOf, type DealDraft, type DealFieldName, dealFieldNames, issuesOf } from './deal-draft';

/** A form of a deal, checked by the contract as it is typed and by the server when it is sent. */
export function useDealForm(base: DealDraft, isNew: boolean) {
  const words = useIssueWords();

  const resolver: Resolver<DealDraft> = (draft) => {
    const body = changesOf(draft, base);
    const issues = Object.entries(issuesOf(isNew ? { title: draft.title, ...body } : body));
    if (issues.length === 0) return { values: draft, errors: {} };
    const errors = issues.map(([name, issue]) => [name, { type: 'contract', message: words(issue) }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
  const form = useForm<DealDraft>({ values: base, resetOptions: { keepDirtyValues: true }, resolver });

  /** Puts what the server refused at its fields; true where every word of it found one. */
  function placeErrors(error: unknown): boolean {
    const issues = fieldIssuesOf(error);
    const placed = issues.filter(({ field }) => isField(field));
    for (const { field, issue } of placed) {
      if (isField(field)) form.setError(field, { type: 'server', message: words(issue) });
    }
    return placed.length > 0 && placed.length === issues.length;
  }

  return { form, placeErrors };
}

function isField(name: string): name is DealFieldName {
  return (dealFieldNames as readonly string[]).includes(name);
}
