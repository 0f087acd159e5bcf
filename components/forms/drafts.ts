import { draftStore } from '@/components/editing/draft-store';
import type { FormDocument } from '@/components/forms/document/form-document';

export const drafts = draftStore<FormDocument>('form-drafts');
