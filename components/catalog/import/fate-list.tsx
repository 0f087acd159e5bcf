'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useIsWide } from '@/components/records/table/use-is-wide';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { useFixedRows } from '@/components/ui/use-fixed-rows';
import type { RowFate } from '@/lib/catalog/csv/plan';
import { formatAmount } from '@/lib/format/money';
import { useCsvWords } from './use-csv-words';

const ROW = 52;
/** Rows that are drawn at once where they wrap. */
const STEP = 50;
const kinds = ['failed', 'made', 'changed', 'removed', 'left'] as const;
type Kind = (typeof kinds)[number];

/** What becomes of each row: how many of each kind, and those of one kind to look through. */
export function FateList({ fates }: { fates: readonly RowFate[] }) {
  const t = useTranslations('catalog.csv');
  const byKind = Map.groupBy(fates, ({ what }) => what);
  const List = useIsWide() ? Rows : WrappedRows;
  const countOf = (kind: Kind) => byKind.get(kind)?.length ?? 0;
  const [chosen, setChosen] = useState<Kind>();
  const shown = chosen && countOf(chosen) > 0 ? chosen : (kinds.find((kind) => countOf(kind) > 0) ?? 'left');
  return (
    <div className="space-y-3">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be one of a form */}
      <div role="group" aria-label={t('show')} className="grid grid-cols-2 gap-2 sm:grid-cols-5">
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === shown}
            disabled={countOf(kind) === 0}
            onClick={() => setChosen(kind)}
            className={classNames(
              'rounded-lg border px-4 py-2.5 text-left',
              kind === shown ? 'border-accent bg-selected' : 'bg-surface enabled:hover:bg-hover',
            )}
          >
            <span className="block text-ink-muted text-xs">{t(`fate.${kind}`)}</span>
            <span
              data-fate={kind}
              className={classNames(
                'block font-semibold text-lg tabular-nums',
                kind === 'failed' && countOf(kind) > 0 && 'text-danger-ink',
              )}
            >
              {countOf(kind)}
            </span>
          </button>
        ))}
      </div>
      <List key={shown} label={t(`fate.${shown}`)} fates={byKind.get(shown) ?? []} />
    </div>
  );
}

type RowsProps = { label: string; fates: readonly RowFate[] };

/** On a phone each row is as high as its words, so that what to fix can be read. */
function WrappedRows({ label, fates }: RowsProps) {
  const t = useTranslations('catalog.sheet');
  const [count, setCount] = useState(STEP);
  return (
    <section aria-label={label} className="space-y-3">
      <ul className="divide-y rounded-md border bg-surface">
        {fates.slice(0, count).map((fate) => (
          <li key={fate.row.line} className="flex gap-3 px-3 py-2 text-xs">
            <FateRow fate={fate} />
          </li>
        ))}
      </ul>
      {fates.length > count && (
        <Button onPress={() => setCount(count + STEP)}>
          {t('moreRows', { count: fates.length - count })}
        </Button>
      )}
    </section>
  );
}

function Rows({ label, fates }: RowsProps) {
  const scroller = useRef<HTMLElement>(null);
  const rows = useFixedRows({ scroller, count: fates.length, height: ROW });
  return (
    <section
      ref={scroller}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className="max-h-96 overflow-y-auto rounded-md border bg-surface"
    >
      <ul className="relative" style={{ height: rows.total }}>
        {rows.indexes.map((index) => {
          const fate = fates[index]!;
          return (
            <li
              key={fate.row.line}
              style={{ top: rows.startOf(index), height: ROW }}
              className="absolute inset-x-0 flex items-center gap-3 border-b px-3 text-xs"
            >
              <FateRow fate={fate} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Cut where rows are of one height, whole where they are as high as their words. */
function FateRow({ fate }: { fate: RowFate }) {
  const t = useTranslations('catalog.csv');
  const words = useCsvWords();
  const { row, product, what } = fate;
  const text = what === 'failed' ? words.ofFate(fate) : words.ofPrice(fate) || t('productAlone');
  return (
    <>
      <span className="w-16 shrink-0 text-ink-muted tabular-nums">{t('row', { row: row.line })}</span>
      <span className="min-w-0 flex-1">
        <span className="block break-words font-medium sm:truncate">{product}</span>
        <span
          title={text}
          className={classNames(
            'block break-words sm:truncate',
            what === 'failed' ? 'text-danger-ink' : 'text-ink-muted',
          )}
        >
          {text}
        </span>
      </span>
      {what !== 'failed' && <Amounts fate={fate} />}
    </>
  );
}

/** `900 → 850`. */
function Amounts({ fate: { row, before, after } }: { fate: RowFate }) {
  const t = useTranslations('catalog.csv');
  const locale = useLocale();
  if (!row.terms || (before === undefined && after === undefined)) return null;
  const amount = (text: string) => formatAmount(text, row.terms!.moneda, locale);
  const isSame = before === after;
  return (
    <span className="shrink-0 text-right tabular-nums">
      {before !== undefined && !isSame && (
        <>
          <span className={after === undefined ? '' : 'text-ink-muted'}>{amount(before)}</span>
          <span aria-hidden> → </span>
          <span className="sr-only">{t('becomes')}</span>
        </>
      )}
      <span className="font-medium">{after === undefined ? t('nothing') : amount(after)}</span>
    </span>
  );
}
