import type { Id } from '@/lib/api/loose';
import type { KnownPrice } from '@/lib/catalog/price';

/** A row of the file, with the step of its item that writes it and what that makes of it. */
export type ItemRow = {
  readonly id: number;
  readonly cells: readonly string[];
  readonly step: string;
  readonly note: 'created' | 'updated' | 'removed' | 'unchanged';
};

/** One write of an item: its step, the price that is saved or the one that is removed, and what was there when it was planned. */
export type ItemWrite = { readonly step: string; readonly before?: KnownPrice } & (
  | { readonly price: KnownPrice }
  | { readonly remove: Id }
);

/** A product that is made first. */
export type NewProduct = {
  readonly body: Readonly<Record<'nombre', string> & Partial<Record<'sku' | 'tipo' | 'estado', string>>>;
  /** By its name. */
  readonly categoria?: string;
};

/** What is written in one go: one price, prices that follow each other, or a new product with all of its prices. */
export type PriceItem = {
  /** The number of its first row in the file. */
  readonly id: number;
  readonly key: string;
  readonly cells: readonly string[];
  readonly rows: readonly ItemRow[];
  readonly producto_id?: Id;
  readonly create?: NewProduct;
  readonly writes: readonly ItemWrite[];
};
