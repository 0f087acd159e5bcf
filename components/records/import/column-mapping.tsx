'use client';

import { Select } from '@/components/ui/fields/select';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@/components/ui/table';
import { type Mapping, mapColumn } from '@/lib/files/mapping';
import type { ParsedFile } from '@/lib/files/separated';

export type MappingWords<Name extends string> = Readonly<
  Record<'title' | 'column' | 'samples' | 'goesTo' | 'leaveOut', string>
> & {
  readonly fieldOf: (column: string) => string;
  readonly field: (name: Name) => string;
};

type ColumnMappingProps<Name extends string> = {
  file: Pick<ParsedFile, 'headers' | 'rows'>;
  names: readonly Name[];
  mapping: Mapping<Name>;
  onChange: (mapping: Mapping<Name>) => void;
  words: MappingWords<Name>;
};

const NOTHING = 'nothing';
const SAMPLES = 3;

/** Where each column of the file goes, with some of its values. */
export function ColumnMapping<Name extends string>(props: ColumnMappingProps<Name>) {
  const { file, names, mapping, onChange, words } = props;
  return (
    <Table aria-label={words.title}>
      <TableHead>
        <tr>
          <TableHeaderCell>{words.column}</TableHeaderCell>
          <TableHeaderCell>{words.samples}</TableHeaderCell>
          <TableHeaderCell>{words.goesTo}</TableHeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {file.headers.map((header, place) => (
          <TableRow key={header}>
            <TableCell className="max-w-48 break-words font-medium">{header}</TableCell>
            <TableCell className="max-w-64 text-ink-muted text-xs">
              {file.rows.slice(0, SAMPLES).map((cells, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file that never change
                <span key={index} className="block truncate">
                  {cells[place] || '—'}
                </span>
              ))}
            </TableCell>
            <TableCell>
              <Select
                label={words.fieldOf(header)}
                isLabelHidden
                className="w-52"
                value={mapping[place] ?? NOTHING}
                onChange={(id) => onChange(mapColumn(mapping, place, id === NOTHING ? null : (id as Name)))}
                options={[
                  { id: NOTHING, label: words.leaveOut },
                  ...names.map((name) => ({ id: name as string, label: words.field(name) })),
                ]}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
