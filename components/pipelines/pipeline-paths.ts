import type { Id } from '@/lib/api/loose';

/** The board of a pipeline; `search` without its question mark keeps how it is looked at. */
export function boardPath(pipelineId: string, search = ''): string {
  return withSearch(`/pipelines/${encodeURIComponent(pipelineId)}`, search);
}

export function dealPath(pipelineId: string, dealId: Id, search = ''): string {
  return withSearch(`${boardPath(pipelineId)}/deals/${encodeURIComponent(String(dealId))}`, search);
}

export function forecastPath(pipelineId: string): string {
  return `${boardPath(pipelineId)}/forecast`;
}

export function pipelineSettingsPath(pipelineId: string): string {
  return `${boardPath(pipelineId)}/settings`;
}

function withSearch(path: string, search: string): string {
  return search === '' ? path : `${path}?${search}`;
}
