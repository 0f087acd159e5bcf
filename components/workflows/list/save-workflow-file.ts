import { fileNameOf } from '@/components/editing/file-name';
import { saveFile } from '@/components/ui/save-file';
import type { WorkflowDocument } from '@/components/workflows/document/document';
import type { JsonNode } from '@/lib/json/json-tree';
import { exportText } from './import-check';

/** Saves a workflow as a file that `checkImport` reads back; `like` is the stored one as it came. */
export function saveWorkflowFile(name: string, document: WorkflowDocument, like: JsonNode | undefined): void {
  saveFile(
    new Blob([exportText(document, like)], { type: 'application/json' }),
    fileNameOf(name, 'workflow'),
  );
}
