'use client';

import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { readPhoneCountry } from '@/components/records/fields/use-phone-reader';
import { useIssueWords } from '@/components/ui/fields/use-issue-words';
import { fieldIssuesOf } from '@/lib/api/outcome';
import { loadPhoneLibrary, tidyPhone } from '@/lib/fields/phone';
import { tidyRut } from '@/lib/fields/rut';
import {
  type Body,
  bodyOf,
  changedNames,
  type Draft,
  draftOf,
  type FieldDraft,
  keepTyped,
  writableNames,
} from '@/lib/records/draft';
import type { Field, Resource } from '@/lib/resources/resource';
import { contractIssues, type Rules } from './contract-issues';

export type Fields = Readonly<Record<string, Field | undefined>>;
type Values = Record<string, FieldDraft>;

/**
 * What is typed into the form of a record, and what is wrong with it: checked by the contract here, by the server when
 * it is sent. `base` is the record as the form was filled with it.
 */
export function useDraftForm(of: Resource, rules: Rules, record: object | undefined) {
  const fields = of.fields as Fields;
  const words = useIssueWords();
  const [base, setBase] = useState<Draft>(() => draftOf(fields, record));
  const [placed, setPlaced] = useState<readonly string[]>([]);

  /** The fields that would be sent: of a new record those that hold something and those that must. */
  const sentNames = (draft: Draft) =>
    writableNames(fields).filter(
      (name) =>
        changedNames({ [name]: draft[name]! }, base).length > 0 ||
        (!record && fields[name]?.form?.isRequired),
    );
  const resolver: Resolver<Values> = (draft) => {
    const issues = contractIssues(rules, fields, bodyOf(fields, draft, sentNames(draft)));
    const errors = Object.entries(issues).map(([name, issue]) => [
      name,
      { type: 'contract', message: words(issue) },
    ]);
    return errors.length === 0
      ? { values: draft, errors: {} }
      : { values: {}, errors: Object.fromEntries(errors) };
  };
  const form = useForm<Values>({ defaultValues: base as Values, resolver, shouldFocusError: true });

  /** Fills the form anew; `typed` stays as it was typed. */
  function fill(next: Draft, typed: Draft = next) {
    setBase(next);
    form.reset(next as Values);
    for (const name of changedNames(typed, next)) form.setValue(name, typed[name]!, { shouldDirty: true });
    setPlaced([]);
  }

  return {
    form,
    base,
    placed,
    fill,
    isDirty: form.formState.isDirty,
    /** Puts what is typed into the API's form: a form that is sent by Enter was not left. */
    async tidy(): Promise<void> {
      const draft = form.getValues();
      const tidy = await tidyOf(fields, draft);
      for (const name of changedNames(tidy, draft)) form.setValue(name, tidy[name]!, { shouldDirty: true });
    },
    /** What of the draft is sent, out of `names`. */
    bodyOf: (draft: Draft, names: readonly string[] = sentNames(draft)): Body => bodyOf(fields, draft, names),
    /** The form holds the record as it was saved; what was typed since `sent` stays. */
    settle: (sent: Draft, saved: Draft) => fill(saved, keepTyped(form.getValues(), sent, saved)),
    /** Puts what the server refused at its fields; `nameOf` says which of the form it calls so. */
    placeErrors(error: unknown, nameOf = (field: string) => field.split('.')[0]!): void {
      const found = fieldIssuesOf(error).flatMap(({ field, issue }) => {
        const name = nameOf(field);
        return fields[name]?.form ? [{ field, name, issue }] : [];
      });
      for (const { name, issue } of found) form.setError(name, { type: 'server', message: words(issue) });
      setPlaced(found.map(({ field }) => field));
    },
  };
}

export type DraftForm = ReturnType<typeof useDraftForm>;

async function tidyOf(fields: Fields, draft: Draft): Promise<Draft> {
  const entries = Object.entries(draft).map(async ([name, value]) => {
    if (typeof value !== 'string' || value.trim() === '') return [name, value];
    if (fields[name]?.kind === 'rut') return [name, tidyRut(value)];
    if (fields[name]?.kind !== 'phone') return [name, value];
    const library = await loadPhoneLibrary().catch(() => undefined);
    return [name, library ? tidyPhone(value, readPhoneCountry(), library) : value];
  });
  return Object.fromEntries(await Promise.all(entries));
}
