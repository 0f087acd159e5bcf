import type { Json } from '@/lib/contract/scalars';
import type { FormField } from '../form/form-field';
import type { OperationEntry } from './operation-entry';

/** All that is needed to fill in one operation: plain data, for the browser. */
export type OperationForm = OperationEntry & {
  readonly rules: readonly string[];
  readonly params: readonly FormField[];
  readonly query: readonly FormField[];
  readonly body?: FormField;
  readonly bodyExample?: Json;
};
