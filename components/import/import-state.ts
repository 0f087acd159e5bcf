import type { ImportKind } from '@/lib/jobs/steps/import-rows';
import type { ImportFieldName } from './import-fields';
import type { Mapping } from './import-map';
import type { ImportSettings, PreparedRow } from './import-validate';

/** A file that was chosen and read. */
export type LoadedFile = {
  readonly name: string;
  readonly digest: string;
  readonly encoding: string;
  readonly delimiter: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** Where an import stands on its page. */
export type ImportState =
  | { readonly step: 'choose' }
  | {
      readonly step: 'map';
      readonly file: LoadedFile;
      readonly mapping: Mapping;
      readonly settings: ImportSettings;
    }
  | {
      readonly step: 'check';
      readonly file: LoadedFile;
      readonly mapping: Mapping;
      readonly settings: ImportSettings;
      readonly prepared: readonly PreparedRow[];
    }
  | { readonly step: 'run'; readonly jobId: string };

/** Gives a column to a field, taking it from the column that had it. */
export function mapColumn(mapping: Mapping, place: number, name: ImportFieldName | null): Mapping {
  return mapping.map((taken, index) => (index === place ? name : taken === name ? null : taken));
}

export function isImportKind(text: string): text is ImportKind {
  return text === 'contacts' || text === 'companies' || text === 'deals';
}
