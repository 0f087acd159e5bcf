import type { Json } from '@/lib/contract/scalars';
import { textAt } from '@/lib/json/text-at';
import { fillTags as fill, tagsIn } from '@/lib/rules/merge-tags';

/** Every tag in a value, however deep it lies. */
export function tagsOf(value: Json | undefined): string[] {
  if (typeof value === 'string') return tagsIn(value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(tagsOf) : [];
}

/** What tags and conditions may name: the server's namespaces and the subaccount's own fields. */
export type KnownFields = {
  /** Undefined where the fields of a namespace are not told: any may be there. */
  readonly namespaces: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  readonly paths: ReadonlySet<string>;
};

/** Whether a path names something that a run could have. Others render empty. */
export function isKnownField(path: string, known: KnownFields): boolean {
  if (known.paths.has(path)) return true;
  const [namespace = '', field = ''] = path.split('.');
  const fields = known.namespaces.get(namespace);
  if (!known.namespaces.has(namespace) || field === '') return false;
  if (!fields) return true;
  // The fields of an event are those of whatever it is about; own fields are known by name where they were read.
  if (namespace === 'event') return true;
  if (field !== 'campos_custom') return fields.has(field);
  return ![...known.paths].some((one) => one.startsWith(`${namespace}.campos_custom.`)) && fields.has(field);
}

/** The records that a preview fills tags in from, by namespace. */
export type PreviewRecords = { readonly [namespace: string]: Json | undefined };

/** A text with its tags filled in; what the records do not have stays empty, as in a run. */
export function fillTags(text: string, records: PreviewRecords): string {
  return fill(text, (path) => textAt(records, path) ?? '');
}
