'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { typedId } from '@/lib/api/exact-ids';
import type { FieldDraft } from '@/lib/records/draft';
import type { Field, Resource } from '@/lib/resources/resource';
import type { NewRecord } from './use-new-record';

const given: ReadonlySet<string> = new Set(['text', 'email', 'phone', 'rut', 'ref']);

/**
 * Fills a new record with what its address holds (`/contacts/new?email=…`), by the names of fields; answers what is left
 * of the address: the list's own.
 */
export function useGiven(of: Resource, record: Pick<NewRecord, 'fill' | 'base'>): string {
  const params = useSearchParams().toString();
  const { values, search } = useMemo(() => givenIn(of, params), [of, params]);
  const fillIn = useEffectEvent(() => {
    if (Object.keys(values).length > 0) record.fill(record.base, { ...record.base, ...values });
  });
  useEffect(() => fillIn(), []);
  return search;
}

/** The fields that an address fills in, and its other parameters. */
export function givenIn(of: Pick<Resource, 'fields' | 'filters'>, params: string) {
  const search = new URLSearchParams(params);
  const values: Record<string, FieldDraft> = {};
  for (const [name, field] of Object.entries<Field | undefined>(of.fields)) {
    const text = search.get(name);
    if (!field?.form || !given.has(field.kind) || !text || Object.hasOwn(of.filters, name)) continue;
    values[name] = field.kind === 'ref' ? typedId(text) : text;
    search.delete(name);
  }
  return { values, search: search.toString() };
}
