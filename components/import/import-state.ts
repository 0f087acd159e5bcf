import type { LoadedFile } from '@/components/records/import/load-file';
import type { Mapping } from '@/lib/files/mapping';
import type { ImportKind } from '@/lib/jobs/steps/import-rows';
import { type ImportFieldName, importKinds } from './import-fields';
import type { ImportSettings, PreparedRow } from './import-validate';

/** Where an import stands on its page. */
export type ImportState =
  | { readonly step: 'choose' }
  | {
      readonly step: 'map';
      readonly file: LoadedFile;
      readonly mapping: Mapping<ImportFieldName>;
      readonly settings: ImportSettings;
    }
  | {
      readonly step: 'check';
      readonly file: LoadedFile;
      readonly mapping: Mapping<ImportFieldName>;
      readonly settings: ImportSettings;
      readonly prepared: readonly PreparedRow[];
    }
  | { readonly step: 'run'; readonly jobId: string };

export function isImportKind(text: string): text is ImportKind {
  return (importKinds as readonly string[]).includes(text);
}
