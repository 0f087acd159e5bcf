import type { WorkflowRecord } from '@/components/workflows/records';

/** What the list of workflows shows; the URL holds it (`?status=draft&search=venta`). */
export type ListFilter = { readonly search: string; readonly status: string; readonly folder: string };

export const emptyFilter: ListFilter = { search: '', status: '', folder: '' };
const names = ['search', 'status', 'folder'] as const;

export function readFilter(params: Pick<URLSearchParams, 'get'>): ListFilter {
  return Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as ListFilter;
}

/** `status=draft&search=venta`, without what is empty. */
export function filterQuery(filter: ListFilter): string {
  return new URLSearchParams(
    names.flatMap((name) => (filter[name] ? [[name, filter[name]]] : [])),
  ).toString();
}

export function isFiltered(filter: ListFilter): boolean {
  return names.some((name) => filter[name] !== '');
}

/** Small letters without accents: `Campaña` is found by `campana`. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a workflow fits: every word of the search in its name or description. */
export function fits(workflow: WorkflowRecord, filter: ListFilter): boolean {
  const text = fold(`${workflow.nombre ?? ''} ${workflow.descripcion ?? ''} ${workflow.id ?? ''}`);
  return (
    fold(filter.search)
      .split(/\s+/)
      .every((word) => text.includes(word)) &&
    (filter.status === '' || workflow.status === filter.status) &&
    (filter.folder === '' || String(workflow.folder_id ?? '') === filter.folder)
  );
}

/** The folders that the workflows name, by number; none where there are none. */
export function foldersOf(workflows: readonly WorkflowRecord[]): string[] {
  const folders = workflows.flatMap(({ folder_id }) => (folder_id === undefined ? [] : [String(folder_id)]));
  return [...new Set(folders)].sort((a, b) => a.localeCompare(b, undefined, { numeric: true }));
}
