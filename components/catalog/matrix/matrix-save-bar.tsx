'use client';

import { TriangleAlert } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { usePriceWords } from '@/components/catalog/use-price-words';
import { Button } from '@/components/ui/button';
import { ProgressBar } from '@/components/ui/progress-bar';
import { useErrorWords } from '@/components/ui/use-error-words';
import type { KnownPrice } from '@/lib/catalog/price';
import type { Change } from '@/lib/catalog/sheet/changes';
import { hasIssue } from '@/lib/catalog/sheet/issues';
import { termsOf } from '@/lib/catalog/sheet/sheet';
import { formatMoney } from '@/lib/format/money';
import { saveTally } from './save-tally';
import type { Matrix } from './use-matrix';

const MOST_SHOWN = 200;

type MatrixSaveBarProps = {
  matrix: Matrix;
  /** Something is typed that no save would send. */
  hasUnread: boolean;
  onShow: (change: Change) => void;
};

/** What a save would write, price by price, and how it went. */
export function MatrixSaveBar({ matrix, hasUnread, onShow }: MatrixSaveBarProps) {
  const t = useTranslations('catalog.sheet.save');
  const errorWords = useErrorWords();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { changes, empty, sendable, run, failures, altered, done, stopped, draft } = matrix;
  const words = usePriceWords();
  const money = usePriceText();
  const tally = saveTally(changes, failures);
  const withheld = changes.length - sendable;
  return (
    <section
      aria-label={t('label')}
      className="sticky bottom-0 z-30 border-t bg-canvas px-4 py-2 text-sm sm:px-6"
    >
      {isOpen && changes.length > 0 && (
        <ul id={listId} className="mb-2 max-h-56 divide-y overflow-y-auto border-b">
          {changes.slice(0, MOST_SHOWN).map((change) => (
            <ChangeLine key={change.key} change={change} matrix={matrix} onShow={onShow} />
          ))}
          {changes.length > MOST_SHOWN && (
            <li className="py-1 text-ink-muted">{t('more', { count: changes.length - MOST_SHOWN })}</li>
          )}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div role="status" className="min-w-0 flex-1 basis-60">
          {run ? (
            <p>
              {run.wait === undefined
                ? t('running', { done: run.done, total: run.total })
                : t('waiting', { seconds: Math.ceil(run.wait) })}
            </p>
          ) : changes.length === 0 ? (
            empty === 0 && <p className="text-ink-muted">{t('nothing')}</p>
          ) : (
            <p>
              {[
                tally.saves > 0 && t('saves', { count: tally.saves }),
                tally.deletions > 0 && t('deletions', { count: tally.deletions }),
              ]
                .filter(Boolean)
                .join(' · ')}
              {withheld > 0 && (
                <span className="ml-2 text-danger-ink">{t('withheld', { count: withheld })}</span>
              )}
            </p>
          )}
          {!run && empty > 0 && <p className="text-ink-muted">{t('empty', { count: empty })}</p>}
          {!run && done && done.saves + done.deletions > 0 && (
            <p className="font-medium">{t('done', { ...done, left: matrix.toFix })}</p>
          )}
          {!run && tally.failed > 0 && (
            <p className="flex items-center gap-1.5 text-danger-ink">
              <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
              {t('failed', { count: tally.failed })}
            </p>
          )}
          {!run && tally.unknown > 0 && (
            <p className="flex items-center gap-1.5 text-warning-ink">
              <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
              {t('unknownCount', { count: tally.unknown })}
            </p>
          )}
          {!run && altered.length > 0 && (
            <div className="max-h-24 overflow-y-auto text-warning-ink">
              <p>{t('altered', { count: altered.length })}</p>
              <ul>
                {altered.slice(0, MOST_SHOWN).map(({ sent, held }) => (
                  <li key={String(held.id)}>
                    {words.kind(held)} · {words.validity(held)}: {money(sent)} → {money(held)}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {!run && stopped !== undefined && (
            <p className="text-danger-ink">
              {t('stopped')} {errorWords(stopped, true).message}
            </p>
          )}
          {hasUnread && <p className="text-danger-ink">{t('tiersUnread')}</p>}
          {!run && draft.conflicts.size > 0 && (
            <p className="text-warning-ink">{t('conflicts', { count: draft.conflicts.size })}</p>
          )}
        </div>
        {run && run.total > 0 && (
          <ProgressBar
            label={t('running', { done: run.done, total: run.total })}
            value={run.done}
            max={run.total}
            className="w-40"
          />
        )}
        <div className="ml-auto flex flex-wrap justify-end gap-2">
          {changes.length > 0 && (
            <Button
              size="sm"
              variant="ghost"
              aria-expanded={isOpen}
              aria-controls={listId}
              onPress={() => setIsOpen(!isOpen)}
            >
              {t(isOpen ? 'hide' : 'show')}
            </Button>
          )}
          <Button isDisabled={changes.length + empty === 0 || Boolean(run)} onPress={matrix.discard}>
            {t('discard')}
          </Button>
          <Button
            variant="primary"
            isDisabled={sendable === 0 || hasUnread}
            isPending={Boolean(run)}
            onPress={() => void matrix.save()}
          >
            {t(failures.size > 0 ? 'retry' : 'save')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** The amount of a price, and how many tiers it has. */
function usePriceText() {
  const t = useTranslations('catalog.sheet.save');
  const locale = useLocale();
  return ({ monto, moneda, tramos }: KnownPrice) =>
    [formatMoney(monto, moneda, locale), tramos.length > 0 && t('tiers', { count: tramos.length })]
      .filter(Boolean)
      .join(', ');
}

type ChangeLineProps = { change: Change; matrix: Matrix; onShow: (change: Change) => void };

function ChangeLine({ change, matrix, onShow }: ChangeLineProps) {
  const t = useTranslations('catalog.sheet.save');
  const words = usePriceWords();
  const money = usePriceText();
  const errorWords = useErrorWords();
  const { before, after, key } = change;
  const failure = matrix.failures.get(key);
  const price = (after ?? before)!;
  const isMoved = before && after && words.validity(termsOf(before)) !== words.validity(termsOf(after));
  const isWrong = after && hasIssue(matrix.issues, change);
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 py-1">
      <button type="button" className="text-left underline" onClick={() => onShow(change)}>
        {words.kind(price)} · {words.validity(price)}
      </button>
      <span className="tabular-nums">
        {before && after
          ? `${money(before)} → ${money(after)}`
          : after
            ? t('new', { price: money(after) })
            : t('deleted', { price: money(before!) })}
      </span>
      {isMoved && <span className="text-ink-muted">{t('was', { validity: words.validity(before) })}</span>}
      {isWrong && <span className="text-danger-ink">{t('toFix')}</span>}
      {matrix.draft.conflicts.has(key) && <span className="text-warning-ink">{t('conflict')}</span>}
      {failure && (
        <span className="text-danger-ink">
          {t(failure.end)} {failure.end !== 'held' && errorWords(failure.error, true).message}
        </span>
      )}
    </li>
  );
}
