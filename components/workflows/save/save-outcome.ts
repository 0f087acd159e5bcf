import { documentParts, type WorkflowDocument } from '@/components/workflows/document/document';

/**
 * What the server holds after it took `sent`: its reply where it repeats the content (it may have trimmed a name), and
 * what was sent where it says nothing of a part.
 */
export function revisionAfter(sent: WorkflowDocument, reply: WorkflowDocument): WorkflowDocument {
  return Object.fromEntries(
    documentParts.flatMap((part) => {
      const value = reply[part] ?? sent[part];
      return value === undefined ? [] : [[part, value]];
    }),
  );
}
