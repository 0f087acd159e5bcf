import type { ReactNode } from 'react';
import type { ColumnKind } from '@/lib/records/column-state';
import type { Field } from '@/lib/resources/resource';

/** One column of a table of records. */
export type DataColumn<Row> = ColumnKind & {
  readonly label: string;
  /** In pixels: the least that it takes until somebody drags it; room that is left is shared out by it. */
  readonly width: number;
  readonly align?: 'end';
  /** Its head is a button that sorts. */
  readonly isSortable?: boolean;
  readonly render: (row: Row) => ReactNode;
  /** The field that it shows, where that is not its id: what cannot be read is said to be so in its place. */
  readonly field?: string;
  /** How its cell is edited in place; undefined for a row that may not be written. */
  readonly edit?: (row: Row) => CellEdit | undefined;
};

/** How one cell is edited. */
export type CellEdit = {
  /** What is edited, for those who hear it: "Edit Amount of Bodega norte". */
  readonly label: string;
  /** What stands in the field at first. */
  readonly text: string;
  readonly type?: 'text' | 'date' | 'email' | 'tel';
  readonly inputMode?: 'decimal';
  /** Whose words may stand there: one is chosen then, not typed. */
  readonly choice?: Field;
  /** The same as `<option>`s. */
  readonly options?: ReactNode;
  /** Loads what checking and saving need, as it begins: a network that goes meanwhile takes nothing of it. */
  readonly prepare?: () => void;
  /** What is said of the text below the field while it is typed. */
  readonly noteOf?: (text: string) => ReactNode;
  /** What is wrong with what was typed, in words; undefined where nothing is. */
  readonly issueOf: (text: string) => string | undefined | Promise<string | undefined>;
  /** How what was typed looks while it is on its way. */
  readonly show?: (text: string) => ReactNode;
  /** Sends it, and says what became of it: the cell shows the record again once this ends, however it ends. */
  readonly save: (text: string) => Promise<unknown>;
};

/** Something to do with one row, or somewhere to go from it. */
export type RowAction = {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDanger?: boolean;
} & ({ readonly run: () => void } | { readonly href: string });
