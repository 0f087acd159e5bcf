import type { Id } from '@/lib/api/loose';

export const formsPath = '/forms';
export const submissionsInboxPath = `${formsPath}/submissions`;

export const formPath = (id: Id) => `${formsPath}/${encodeURIComponent(String(id))}`;
export const submissionsPath = (id: Id) => `${formPath(id)}/submissions`;
