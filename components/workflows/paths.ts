import type { Id } from '@/lib/api/loose';

export const workflowsPath = '/workflows';

export const workflowPath = (id: Id) => `${workflowsPath}/${encodeURIComponent(String(id))}`;
