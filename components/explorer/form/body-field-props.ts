import type { Json } from '@/lib/contract/scalars';
import type { FormField } from './form-field';
import type { Place } from './value-at';

export type BodyFieldProps = {
  field: FormField;
  place: Place;
  /** What it is called where its name alone does not tell: an item of a list. */
  label?: string;
  /** It is an item of a list, which removes it. */
  isItem?: boolean;
  /** The whole body. */
  body: Json | undefined;
  onChange: (place: Place, next: Json | undefined) => void;
  issueOf: (name: string) => string | undefined;
};
