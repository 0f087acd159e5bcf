import { draftStore } from '@/components/editing/draft-store';
import type { WorkflowDocument } from '@/components/workflows/document/document';

export const drafts = draftStore<WorkflowDocument>('workflow-drafts');
