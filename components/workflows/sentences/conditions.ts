import type { Operator } from '@/components/workflows/blocks/block';
import { currencyPathOf, fieldOf, fieldTypeOf } from '@/components/workflows/blocks/field-type';
import { readable } from '@/components/workflows/blocks/readable';
import type { Json } from '@/lib/contract/scalars';
import { isJsonObject, own } from '@/lib/json/same-json';
import { isUnset, saidNumber, saidOfKey, saidText } from './said-value';
import { fieldName, type Speech } from './speech';

/** Conditions that are said before the rest is counted. */
const MOST = 2;

/**
 * Conditions as one sentence: `Amount over CLP 10,000 and Tags has “vip”`. Undefined for what is no list of them.
 *
 * @param mode `alguna` where one of them is enough
 */
export function saidConditions(
  value: Json | undefined,
  mode: Json | undefined,
  operators: readonly Operator[],
  speech: Speech,
): string | undefined {
  if (!Array.isArray(value) || !value.every(isCondition)) return undefined;
  const isAny = mode === 'alguna' || mode === 'any' || mode === 'or';
  const currencies = isAny ? new Map<string, string>() : currenciesOf(value);
  const told = value.filter((row) => !isToldByAmount(row, value, currencies));
  const said = told.map((row) => saidCondition(row, operators, speech, currencies));
  const first = said.slice(0, MOST).join(speech.t(isAny ? 'sentence.or' : 'sentence.and'));
  const rest = said.length - MOST;
  return rest > 0
    ? speech.t(isAny ? 'sentence.orMore' : 'sentence.andMore', { list: first, count: rest })
    : first;
}

const isCondition = (row: Json) => isJsonObject(row) && typeof own(row, 'campo') === 'string';
const pathOf = (row: Json) => String(own(row, 'campo') ?? '');
const isAmount = (row: Json) => fieldTypeOf(pathOf(row), undefined) === 'amount';

/** The currency that a condition beside an amount asks for: the amount is then said in it. */
function currenciesOf(rows: readonly Json[]): Map<string, string> {
  return new Map(
    rows.flatMap((row): [string, string][] => {
      const value = own(row, 'valor');
      const isCurrency = fieldOf(pathOf(row)) === 'currency' && own(row, 'operador') === 'igual';
      return isCurrency && typeof value === 'string' && /^[A-Z]{3}$/.test(value)
        ? [[pathOf(row), value]]
        : [];
    }),
  );
}

const isToldByAmount = (row: Json, rows: readonly Json[], currencies: ReadonlyMap<string, string>) =>
  currencies.has(pathOf(row)) &&
  own(row, 'operador') === 'igual' &&
  rows.some(
    (one) => isAmount(one) && currencyPathOf(pathOf(one)) === pathOf(row) && !isUnset(own(one, 'valor')),
  );

function saidCondition(
  row: Json,
  operators: readonly Operator[],
  speech: Speech,
  currencies: ReadonlyMap<string, string>,
): string {
  const { t } = speech;
  const path = pathOf(row);
  const operator = String(own(row, 'operador') ?? '');
  if (path === '') return t('sentence.noField');
  const field = fieldName(path, speech);
  const raw = own(row, 'valor');
  const known = operators.find((one) => one.operator === operator);
  const value = isUnset(raw)
    ? t('sentence.unknownValue')
    : isAmount(row) && typeof raw !== 'object'
      ? saidNumber(saidText(String(raw), speech), speech, currencies.get(currencyPathOf(path)))
      : saidOfKey(fieldOf(path), raw, speech);
  if (/^\w+$/.test(operator) && t.has(`compare.${operator}`))
    return t(`compare.${operator}`, { field, value });
  const label = known?.label ?? readable(operator).toLowerCase();
  return [field, label || '?', known?.takesValue === false ? '' : value].filter(Boolean).join(' ');
}
