'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { keptVersions, noteVersion } from '@/components/forms/seen-versions';
import { writtenVersions } from '@/components/forms/written-versions';
import { useTarget } from '@/components/session/session-context';
import { getForm } from '@/lib/api/contract/forms';
import { queryOf } from '@/lib/api/queries';
import {
  type AnswerColumn,
  type FieldLike,
  type FormVersion,
  fieldColumns,
  goneColumns,
  metKeys,
} from '@/lib/forms/answer-columns';
import type { Submission } from '@/lib/forms/answers';
import { mergedVersions } from '@/lib/forms/form-versions';
import { parseJson } from '@/lib/json/parse-json';

const noVersions: readonly FormVersion[] = [];

/** The form that submissions belong to and its columns; without it where it is gone or cannot be read. */
export function useFormAnswers(formId: string) {
  const target = useTarget();
  const { connectionId = '' } = target;
  const { data: form, error, isPending } = useQuery(queryOf(getForm, { path: { form_id: formId } }, target));
  useEffect(() => {
    if (form) void noteVersion(connectionId, form);
  }, [connectionId, form]);
  const written = useQuery(writtenVersions(connectionId, formId));
  const kept = useQuery(keptVersions(connectionId, formId));
  // Without them columns are those of the fields of now: what was sent under other keys stands beside them.
  const [ofWrites, ofReads] = [written.data ?? noVersions, kept.data ?? noVersions];
  const versions = useMemo(() => mergedVersions(ofWrites, ofReads), [ofWrites, ofReads]);
  // Read again it is another object; its columns are the same ones for as long as the fields are.
  const campos = JSON.stringify(form?.campos ?? []);
  const fields = useMemo(
    () => fieldColumns(parseJson(campos) as readonly FieldLike[], versions),
    [campos, versions],
  );
  return { form, error, isPending: isPending || written.isPending || kept.isPending, fields, versions };
}

/** The fields' columns, then those of keys that were met in what was read so far. */
export function useAllColumns(
  fields: readonly AnswerColumn[],
  read: readonly Submission[],
  versions = noVersions,
): readonly AnswerColumn[] {
  const known = useRef<{ first: Submission | undefined; count: number; keys: readonly string[] }>(nothing);
  const keys = useMemo(() => {
    // A page more was read: only its rows are looked at.
    const { first, count, keys: before } = known.current;
    const isMore = first !== undefined && read[0] === first && read.length >= count;
    const met = metKeys(isMore ? read.slice(count) : read, before);
    const next = met.length === before.length ? before : met;
    known.current = { first: read[0], count: read.length, keys: next };
    return next;
  }, [read]);
  return useMemo(() => [...fields, ...goneColumns(fields, keys, versions)], [fields, keys, versions]);
}

const nothing = { first: undefined, count: 0, keys: [] };
