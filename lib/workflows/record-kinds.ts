/** Records that a key may name by a list that is read whole. */
export type ListedKind = 'pipeline' | 'stage' | 'tagName' | 'tag' | 'calendar' | 'form';
/** Records that are found on the server by what is typed. */
export type FoundKind = 'contact' | 'company' | 'deal' | 'product';
/** Records of which the API has no list: only their ids can be given. */
export type UnlistedKind = 'user' | 'project';
/** The records that a key names, told by its own name: these can be chosen by name instead of typed by id. */
export type RecordKind = ListedKind | FoundKind | UnlistedKind;

const recordKeys: readonly (readonly [RegExp, RecordKind])[] = [
  [/^(.*_)?(pipeline|embudo)_id$/, 'pipeline'],
  [/^(.*_)?(stage|etapa)_id$/, 'stage'],
  [/^(.*_)?tag_name$|^(tag|etiqueta)$/, 'tagName'],
  [/^(.*_)?(tag|etiqueta)_id$/, 'tag'],
  [/^(.*_)?(calendar|calendario)_id$/, 'calendar'],
  [/^(.*_)?(form|formulario)_id$/, 'form'],
  // A task's client is a contact of the subaccount.
  [/^(.*_)?(contact|contacto|client|cliente)_id$/, 'contact'],
  [/^(.*_)?(company|empresa)_id$/, 'company'],
  [/^(.*_)?(deal|negocio)_id$/, 'deal'],
  [/^(.*_)?(product|producto)_id$/, 'product'],
  [/^(.*_)?(user|usuario|assignee|owner|responsable|propietario)_id$/, 'user'],
  [/^(.*_)?(project|proyecto)_id$/, 'project'],
];

const listed: ReadonlySet<RecordKind> = new Set<ListedKind>([
  'pipeline',
  'stage',
  'tagName',
  'tag',
  'calendar',
  'form',
]);

export function recordKindOf(key: string): RecordKind | undefined {
  return recordKeys.find(([pattern]) => pattern.test(key))?.[1];
}

export function isListed(kind: RecordKind): kind is ListedKind {
  return listed.has(kind);
}

/** Whether the API has no list of such records. */
export function isUnlisted(kind: RecordKind): kind is UnlistedKind {
  return kind === 'user' || kind === 'project';
}
