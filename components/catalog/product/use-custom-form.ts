'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { updateProduct } from '@/lib/api/contract/catalog';
import type { ProductRecord } from '@/lib/api/records';
import {
  type CustomEntry,
  customConflicts,
  customIssues,
  customPatch,
  entriesOf,
  isChanged,
} from '@/lib/catalog/facts/custom-entries';
import { lookBeforeWrite, noteRecord } from '@/lib/records/note-record';
import { products } from '@/lib/resources/catalog/products';
import type { KnownProduct } from './product-context';

type Entries = readonly CustomEntry[];
type Theirs = { readonly value: unknown } | null;

/**
 * Edits the custom fields of a product. Only keys that changed are sent, after a look at the product as it is now: a
 * key that somebody else changed meanwhile is shown before it is written over.
 */
export function useCustomForm(product: KnownProduct, onDirty: (isDirty: boolean) => void) {
  const form = useTranslations('records.form');
  const client = useQueryClient();
  const target = useTarget();
  const update = useWrite(updateProduct);
  const [entries, setEntries] = useState<Entries>();
  const [conflicts, setConflicts] = useState<ReadonlyMap<number, Theirs>>(new Map());
  const [isShowingIssues, setIsShowingIssues] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [isLooking, setIsLooking] = useState(false);
  const isDirty = entries?.some(isChanged) ?? false;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const issues = customIssues(entries ?? []);

  function show(next: Entries | undefined) {
    setEntries(next);
    setConflicts(new Map());
    setIsShowingIssues(false);
    setRefusal(null);
  }

  async function look(): Promise<ProductRecord> {
    return ((await lookBeforeWrite(client, products, product.id, target)) ?? product) as ProductRecord;
  }

  async function save(current: Entries): Promise<void> {
    const now = await look();
    const found = customConflicts(current, now.campos_custom);
    if (found.size > 0) {
      // What they made of it is what the next save writes over.
      setEntries(current.map((entry) => rebased(entry, found)));
      setConflicts(found);
      return;
    }
    const sent = customPatch(current);
    const reply = await update.mutateAsync({
      path: { producto_id: product.id },
      body: { campos_custom: sent } as never,
    });
    noteRecord(client, products, target, reply.id === undefined ? await look() : reply);
    toastSuccess(form('saved'), undefined, reply);
    show(undefined);
  }

  return {
    entries,
    issues: isShowingIssues ? issues : new Map<number, never>(),
    conflicts,
    refusal,
    isDirty,
    isPending: isLooking || update.isPending,
    begin: () => show(entriesOf(product.campos_custom)),
    cancel: () => show(undefined),
    change: (entry: CustomEntry) =>
      setEntries((all) => all?.map((each) => (each.key === entry.key ? entry : each))),
    /** Leaves what somebody else made of a field, or removed. */
    take(key: number): void {
      const theirs = conflicts.get(key);
      setConflicts(new Map([...conflicts].filter(([other]) => other !== key)));
      setEntries((all) =>
        all?.flatMap((entry) =>
          entry.key !== key
            ? [entry]
            : theirs
              ? entriesOf({ [entry.name]: theirs.value }).map((each) => ({ ...each, key }))
              : [],
        ),
      );
    },
    add: (kind: CustomEntry['kind']) =>
      setEntries((all = []) => [
        ...all,
        {
          key: Math.max(-1, ...all.map(({ key }) => key)) + 1,
          name: '',
          kind,
          text: kind === 'flag' ? 'true' : '',
        },
      ]),
    /** One that is new is gone at once, one that is saved when the form is. */
    remove: (entry: CustomEntry) =>
      setEntries((all) =>
        entry.original
          ? all?.map((each) => (each === entry ? { ...each, isRemoved: !each.isRemoved } : each))
          : all?.filter((each) => each !== entry),
      ),
    async submit(): Promise<void> {
      if (!entries || isLooking || update.isPending) return;
      if (!isDirty) return show(undefined);
      setIsShowingIssues(true);
      if (issues.size > 0) return;
      setRefusal(null);
      setIsLooking(true);
      await save(entries)
        .catch(setRefusal)
        .finally(() => setIsLooking(false));
    },
  };
}

function rebased(entry: CustomEntry, conflicts: ReadonlyMap<number, Theirs>): CustomEntry {
  const theirs = conflicts.get(entry.key);
  if (theirs === undefined) return entry;
  const { original: _, ...rest } = entry;
  return theirs === null ? rest : { ...rest, original: theirs };
}
