'use client';

import { useWords } from '@/components/records/words';
import { fieldName } from '@/components/workflows/sentences/speech';

/** What people call the field at a path, and the path itself for integrators: below it, or in a line as a title. */
export function FieldLabel({ path, isInline = false }: { path: string; isInline?: boolean }) {
  const t = useWords('workflows');
  const name = fieldName(path, { t });
  if (isInline) return <span title={path}>{name}</span>;
  return (
    <>
      {name}
      {name !== path && <code className="block break-all font-mono text-ink-faint">{path}</code>}
    </>
  );
}
