/** What the open deals of a pipeline are asked with, page by page. */
export function openDealsSent(pipelineId: number | string) {
  return { query: { pipeline_id: pipelineId, estado: 'abierto', limit: 100 } };
}
