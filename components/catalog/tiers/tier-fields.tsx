'use client';

import { SquareSplitVertical, X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { controlStyle } from '@/components/ui/fields/control-style';
import { useIssueWords } from '@/components/ui/fields/use-issue-words';
import { IconButton } from '@/components/ui/icon-button';
import { percentBelow, percentOff, readPercent } from '@/lib/catalog/tiers/percent-off';
import { maySplit } from '@/lib/catalog/tiers/tier-edits';
import { amountOf, type RowIssue, type TierRow } from '@/lib/catalog/tiers/tier-rows';
import { isDecimal } from '@/lib/format/decimal';
import { formatMoney, leastDigits } from '@/lib/format/money';
import { readAmount, typedText } from '@/lib/format/typed-amount';
import type { TieredPrice } from './tier-editor';

type Change = (index: number, text: string) => void;
type TierFieldsProps = {
  rows: readonly TierRow[];
  issues: readonly RowIssue[];
  mark: '.' | ',';
  price: TieredPrice;
  onStart: Change;
  onEnd: Change;
  onAmount: Change;
  onComputed: Change;
  onSplit: (index: number) => void;
  onRemove: (index: number) => void;
};

/** On a phone in two lines, each field below its name. */
const columns =
  'grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-x-1.5 gap-y-1 sm:grid-cols-[4rem_4.5rem_minmax(5rem,1fr)_4rem_auto]';
const actions = 'flex w-16 max-sm:row-start-1 max-sm:col-start-3 pointer-coarse:w-20';

/** A row a tier: from, to, the amount of one piece, and the same as per cent off the price itself. */
export function TierFields({ rows, issues, ...rest }: TierFieldsProps) {
  const t = useTranslations('catalog.tiers');
  if (rows.length === 0) return null;
  return (
    <div className="max-w-xl">
      <div aria-hidden className={classNames(columns, 'pb-1 text-ink-muted text-xs max-sm:hidden')}>
        <span>{t('from')}</span>
        <span>{t('to')}</span>
        <span>{t('each')}</span>
        <span>{t('off')}</span>
        <span className={actions} />
      </div>
      <ol className="space-y-3 sm:space-y-1.5">
        {rows.map((row, index) => (
          <li key={row.key}>
            <TierField
              {...rest}
              row={row}
              index={index}
              issues={issues.filter((issue) => issue.index === index)}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

type TierFieldProps = Omit<TierFieldsProps, 'rows'> & { row: TierRow; index: number };

function TierField(props: TierFieldProps) {
  const { row, index, mark, price, onStart, onEnd, onAmount, onComputed, onSplit, onRemove } = props;
  const t = useTranslations('catalog.tiers');
  const issueWords = useIssueWords();
  const locale = useLocale();
  const place = index + 1;
  // What is typed as a percentage stays as it is typed until its field is left.
  const [percent, setPercent] = useState<string>();
  // Of a new tier nobody is told what is missing before they have been there.
  const [isTouched, setIsTouched] = useState(row.monto !== '');
  const issues = props.issues.filter(({ issue }) => isTouched || issue !== 'required');
  const amount = amountOf(row, mark, price.moneda);
  const words = useId();
  const isBad = (field: RowIssue['field']) => issues.some((issue) => issue.field === field);
  const isPercentBad = percent !== undefined && percent.trim() !== '' && readPercent(percent) === undefined;
  const hasBase = isDecimal(price.monto);
  const isAmbiguous =
    row.saved === undefined && readAmount(row.monto, mark, price.moneda)?.other !== undefined;

  function typePercent(text: string) {
    setPercent(text);
    const off = readPercent(text);
    if (off !== undefined) onComputed(index, percentOff(price.monto, off, leastDigits(price.moneda)));
  }
  return (
    <>
      <div className={columns}>
        <Bare
          name={t('from')}
          label={t('fromOf', { place })}
          value={row.desde}
          isBad={isBad('desde')}
          describedBy={words}
          isReadOnly={index === 0}
          onChange={(text) => onStart(index, text)}
        />
        <Bare
          name={t('to')}
          label={t('toOf', { place })}
          value={row.hasta}
          placeholder={t('open')}
          isBad={isBad('hasta')}
          describedBy={words}
          onChange={(text) => onEnd(index, text)}
        />
        <Bare
          name={t('each')}
          label={t('eachOf', { place })}
          value={row.monto}
          isBad={isBad('monto')}
          describedBy={words}
          onChange={(text) => {
            setPercent(undefined);
            onAmount(index, text);
          }}
          onBlur={() => setIsTouched(true)}
        />
        <Bare
          name={t('off')}
          label={t('offOf', { place })}
          value={
            percent ?? (amount === undefined ? '' : typedText(percentBelow(amount, price.monto) ?? '', mark))
          }
          isBad={isPercentBad}
          describedBy={words}
          isReadOnly={!hasBase}
          onChange={typePercent}
          onBlur={() => !isPercentBad && setPercent(undefined)}
        />
        <span className={actions}>
          <IconButton
            label={t('split', { place })}
            icon={<SquareSplitVertical aria-hidden />}
            isDisabled={!maySplit(row)}
            onPress={() => onSplit(index)}
          />
          <IconButton
            label={t('remove', { place })}
            icon={<X aria-hidden />}
            onPress={() => onRemove(index)}
          />
        </span>
      </div>
      <p id={words} className="text-danger-ink text-xs empty:hidden">
        {[
          ...issues.map(({ field, issue }) =>
            t(`issue.${field}`, {
              issue: t.has(`wrong.${issue}` as 'wrong.amount')
                ? t(`wrong.${issue}` as 'wrong.amount')
                : issueWords(issue),
            }),
          ),
          ...(isPercentBad ? [t('wrong.percent')] : []),
        ].join(' ')}
      </p>
      {isAmbiguous && amount !== undefined && (
        <p className="text-ink-muted text-xs">
          {t('readAs', { amount: formatMoney(amount, price.moneda, locale) })}
        </p>
      )}
    </>
  );
}

type BareProps = {
  /** What it is, and of which tier. */
  name: string;
  label: string;
  value: string;
  isBad: boolean;
  describedBy: string;
  placeholder?: string;
  isReadOnly?: boolean;
  onChange: (text: string) => void;
  onBlur?: () => void;
};

/** A field whose words stand below its row, where there is room for them. */
function Bare({ name, label, isBad, describedBy, isReadOnly = false, onChange, ...rest }: BareProps) {
  return (
    <label className="min-w-0">
      <span aria-hidden className="text-ink-muted text-xs sm:hidden">
        {name}
      </span>
      <input
        {...rest}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isBad || undefined}
        data-invalid={isBad || undefined}
        readOnly={isReadOnly}
        data-readonly={isReadOnly || undefined}
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        className={classNames(controlStyle, 'h-8 px-2 tabular-nums')}
      />
    </label>
  );
}
