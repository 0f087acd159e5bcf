'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readPhoneCountry } from '@/components/records/fields/use-phone-reader';
import { fieldIssuesOf } from '@/lib/api/outcome';
import { loadPhoneLibrary, tidyPhone } from '@/lib/fields/phone';
import { tidyRut } from '@/lib/fields/rut';
import { changesOf, keepTyped, type PartyBody, type PartyDraft } from './party-draft';
import { issuesOf } from './party-issues';
import type { PartyKind } from './party-kind';

/** The issues that have words of their own; others are said as the server says them. */
const knownIssues = [
  'required',
  'invalid_email',
  'not_e164',
  'invalid_rut',
  'invalid_check_digit',
  'invalid_url',
  'taken',
] as const;
type KnownIssue = (typeof knownIssues)[number];
const isKnown = (issue: string): issue is KnownIssue => (knownIssues as readonly string[]).includes(issue);

export type PartyErrors = Partial<Record<string, string>>;

/** What is typed into the form of a contact or a company, and what is wrong with it. */
export function usePartyForm(kind: PartyKind, initial: PartyDraft) {
  const t = useTranslations('contacts.issue');
  const [base, setBase] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<PartyErrors>({});
  const words = (issue: string) => (isKnown(issue) ? t(issue) : issue);
  const names = [...kind.fields, 'campos_custom'] as const;

  /** What would be sent now, numbers and RUTs in the API's form; undefined where the contract would refuse it. */
  async function check(isNew: boolean): Promise<{ body: PartyBody; draft: PartyDraft } | undefined> {
    const tidy = await tidyOf(draft);
    setDraft((now) => keepTyped(now, draft, tidy));
    const body = changesOf(tidy, base, kind.fields);
    const issues = issuesOf(isNew ? { ...body, nombre: tidy.nombre.trim() } : body);
    const found = Object.entries(issues).map(([name, issue]) => [name, words(issue ?? '')]);
    setErrors(Object.fromEntries(found));
    return found.length === 0
      ? { body: isNew ? { ...body, nombre: tidy.nombre.trim() } : body, draft: tidy }
      : undefined;
  }

  /** Puts what the server refused at its fields; its own words and the request id are shown beside. */
  function placeErrors(error: unknown): void {
    const placed = fieldIssuesOf(error).filter(({ field }) => (names as readonly string[]).includes(field));
    setErrors(Object.fromEntries(placed.map(({ field, issue }) => [field, words(issue)])));
  }

  return {
    draft,
    base,
    errors,
    isDirty: names.some((name) => draft[name] !== base[name]),
    set<Name extends keyof PartyDraft>(name: Name, value: PartyDraft[Name]) {
      setDraft((now) => ({ ...now, [name]: value }));
      setErrors(({ [name]: _, ...rest }) => rest);
    },
    /** Fills the form anew; what is being typed is lost. */
    reset(next: PartyDraft) {
      setBase(next);
      setDraft(next);
      setErrors({});
    },
    /** Fills the form with the record as it was saved; what was typed since it was `sent` stays. */
    settle(sent: PartyDraft, saved: PartyDraft) {
      setBase(saved);
      setDraft((now) => keepTyped(now, sent, saved));
      setErrors({});
    },
    check,
    placeErrors,
  };
}

export type PartyFormState = ReturnType<typeof usePartyForm>;

/** A form that is sent by Enter was not left: its fields are brought into the API's form here. */
async function tidyOf(draft: PartyDraft): Promise<PartyDraft> {
  const rut = tidyRut(draft.rut);
  if (draft.telefono.trim() === '') return { ...draft, rut };
  const library = await loadPhoneLibrary().catch(() => undefined);
  const telefono = library ? tidyPhone(draft.telefono, readPhoneCountry(), library) : draft.telefono;
  return { ...draft, rut, telefono };
}
