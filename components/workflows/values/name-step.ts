import type { WorkflowDocument } from '@/components/workflows/document/document';
import { removeField, setField } from '@/components/workflows/document/document-entries';
import { flowOf } from '@/components/workflows/document/document-flow';

/**
 * Gives a step or trigger a name of its own, where the entry, or those beside it, keep one (`label`). An empty name takes
 * it away; all else of the entry stays as it is.
 */
export function setName(document: WorkflowDocument, key: string, name: string): WorkflowDocument {
  if (name.trim() !== '') return setField(document, key, ['label'], name);
  return flowOf(document).node(key)?.at.label ? removeField(document, key, ['label']) : document;
}
