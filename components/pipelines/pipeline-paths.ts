/** The board of a pipeline, by its id as text. */
export function boardPath(pipelineId: string): string {
  return `/pipelines/${encodeURIComponent(pipelineId)}`;
}

export function forecastPath(pipelineId: string): string {
  return `${boardPath(pipelineId)}/forecast`;
}

export function pipelineSettingsPath(pipelineId: string): string {
  return `${boardPath(pipelineId)}/settings`;
}
