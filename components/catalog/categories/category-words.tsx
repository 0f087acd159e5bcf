'use client';

import { Blank, useNameOr } from '@/components/records/blank';
import { ChoiceOf, type FilterControlProps } from '@/components/records/list/choice-of';
import type { Id } from '@/lib/api/loose';
import { idOf, type ProductRecord } from '@/lib/api/records';
import { useCategories } from './use-categories';

/** What the category of a product is called. */
export function CategoryCell({ product }: { product: Pick<ProductRecord, 'categoria_id'> }) {
  const { categoria_id: id } = product;
  return id === undefined ? <Blank of={product} field="categoria_id" /> : <CategoryName id={id} />;
}

export function CategoryName({ id }: { id: Id }) {
  const nameOr = useNameOr();
  const categories = useCategories();
  return <>{nameOr(categories.find((each) => idOf(each) === String(id))?.nombre, id)}</>;
}

/** The categories as `<option>`s, or none; the chosen one too where the list lacks it. */
export function CategoryOptions({ chosen }: { chosen?: Id | null | undefined }) {
  const nameOr = useNameOr();
  const categories = useCategories();
  const isListed = categories.some((each) => idOf(each) === String(chosen));
  return (
    <>
      <option value="">—</option>
      {chosen !== undefined && chosen !== null && !isListed && (
        <option value={String(chosen)}>{nameOr(undefined, chosen)}</option>
      )}
      {categories.map((each) => (
        <option key={idOf(each)} value={idOf(each)}>
          {nameOr(each.nombre, each.id)}
        </option>
      ))}
    </>
  );
}

/** Products of one category. */
export function CategoryFilter(props: FilterControlProps) {
  const nameOr = useNameOr();
  const categories = useCategories();
  return (
    <ChoiceOf
      {...props}
      options={categories.map((each) => ({ id: idOf(each), label: nameOr(each.nombre, each.id) }))}
    />
  );
}
