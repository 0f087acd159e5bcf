import type { Block, BlockKey } from '@/components/workflows/blocks/block';
import { fieldTypeOf } from '@/components/workflows/blocks/field-type';
import type { JsonObject } from '@/lib/contract/scalars';
import { own } from '@/lib/json/same-json';

/** The setting that says more of another one: the currency of an amount, how many of the conditions must be met. */
export function besideOf(key: BlockKey, config: JsonObject, block: Pick<Block, 'keys'>): string | undefined {
  const wanted =
    key.type === 'conditions'
      ? block.keys.find((one) => one.key === 'modo' || one.key === 'mode')
      : fieldTypeOf(key.key, key.type) === 'amount'
        ? block.keys.find((one) => fieldTypeOf(one.key, one.type) === 'currency')
        : undefined;
  if (!wanted) return undefined;
  const value = own(config, wanted.key) ?? wanted.byDefault;
  return typeof value === 'string' && value !== '' && !value.includes('{{') ? value : undefined;
}
