'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { RawRecord } from '@/components/records/panel/raw-record';
import { useLeaveGuard } from '@/components/records/panel/use-leave-guard';
import { keyOfRecord } from '@/components/records/record-link';
import { useIsWide } from '@/components/records/table/use-is-wide';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { lazy } from '@/components/ui/lazy';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import type { Id } from '@/lib/api/loose';
import type { PriceRecord } from '@/lib/api/records';
import type { Change } from '@/lib/catalog/sheet/changes';
import { isLockedRow } from '@/lib/catalog/sheet/edits';
import { type Place, placeOf, type Row, type RowTerms } from '@/lib/catalog/sheet/sheet';
import { KeptNotice } from './kept-notice';
import { type GridHandle, MatrixGrid } from './matrix-grid';
import { MatrixSaveBar } from './matrix-save-bar';
import { MatrixToolbar } from './matrix-toolbar';
import { useMatrix } from './use-matrix';

const TermsDialog = lazy(() => import('./terms-dialog').then((module) => module.TermsDialog));
const SucceedDialog = lazy(() => import('./succeed-dialog').then((module) => module.SucceedDialog));
const CurrencyDialog = lazy(() => import('./currency-dialog').then((module) => module.CurrencyDialog));
const KeysDialog = lazy(() => import('./matrix-keys-dialog').then((module) => module.MatrixKeysDialog));
const TiersPanel = lazy(() => import('./tiers-panel').then((module) => module.TiersPanel));
const PriceCards = lazy(() => import('./price-cards').then((module) => module.PriceCards));
const Overview = lazy(() => import('./matrix-overview').then((module) => module.MatrixOverview));

/** What most prices of such a product are for. */
function freshTerms(tipo: string | undefined): RowTerms {
  const kind =
    tipo === 'producto' || tipo === 'servicio'
      ? { tipo_precio: 'unico', periodicidad: null }
      : { tipo_precio: 'recurrente', periodicidad: 'mensual' };
  return { ...kind, periodo_dias: null, vigencia_desde: null, vigencia_hasta: null };
}

type MatrixViewProps = {
  productId: Id;
  /** Of the product. */
  type: string | undefined;
  records: readonly PriceRecord[];
  /** Nothing of the product can be changed: it is in the trash. */
  isLocked: boolean;
};

/** All prices of a product, edited together and saved one by one. */
export function MatrixView({ productId, type, records, isLocked }: MatrixViewProps) {
  const t = useTranslations('catalog.sheet');
  const router = useRouter();
  const isWide = useIsWide();
  const matrix = useMatrix(productId, records, isLocked);
  const { draft, issues, changes, empty, isReadOnly } = matrix;
  const { sheet, saved } = draft;
  const [dialog, setDialog] = useState<'currency' | 'keys' | 'new' | Row>();
  const [followed, setFollowed] = useState<Row>();
  const [tiers, setTiers] = useState<Place>();
  const [unreadTiers, setUnreadTiers] = useState(0);
  const [only, setOnly] = useState<ReadonlySet<string>>();
  const [leaving, setLeaving] = useState<string>();
  const grid = useRef<GridHandle>(null);
  useLeaveGuard(changes.length + empty > 0 && !isReadOnly, setLeaving);

  const wrong = wrongPlaces();
  const rows = only ? sheet.rows.filter(({ key }) => only.has(key)) : sheet.rows;
  const currencies = only ? sheet.currencies.filter((currency) => only.has(currency)) : sheet.currencies;
  // Once shown, until asked again: what is put right stays where it is.
  useEffect(() => {
    if (only) grid.current?.go({ at: 0, column: 0 });
  }, [only]);

  function wrongPlaces(): ReadonlySet<string> {
    const ofRows = sheet.rows.flatMap(({ key, cells }) =>
      issues.rows.has(key) ? Object.keys(cells).map((currency) => `${key}|${currency}`) : [],
    );
    return new Set([...ofRows, ...issues.cells.keys(), ...draft.conflicts.keys()]);
  }

  function toggleOnly() {
    const places = [...wrong].map(placeOf);
    setOnly(only ? undefined : new Set(places.flatMap(({ row, currency }) => [row, currency])));
  }

  function show({ row, currency }: Change) {
    setOnly(undefined);
    const at = sheet.rows.findIndex(({ key }) => key === row);
    if (at >= 0) grid.current?.go({ at, column: sheet.currencies.indexOf(currency) });
  }

  const onTerms = (row: Row) => {
    if (!isReadOnly && !isLockedRow(sheet, row.key, saved.locked)) setDialog(row);
  };
  const onFollow = (row: Row) => {
    if (!isReadOnly && !isLockedRow(sheet, row.key, saved.locked)) setFollowed(row);
  };
  const unread = [...saved.locked.values(), ...saved.unplaced];
  const isEmpty = sheet.rows.length === 0;
  const panel = tiers && (
    <TiersPanel
      matrix={matrix}
      place={tiers}
      onIssues={setUnreadTiers}
      onClose={() => {
        setTiers(undefined);
        setUnreadTiers(0);
      }}
    />
  );
  return (
    <>
      <div className="space-y-4 px-4 py-4 sm:px-6">
        <KeptNotice kept={matrix.kept} />
        <MatrixToolbar
          matrix={matrix}
          wrong={wrong.size}
          isOnlyWrong={only !== undefined}
          onOnlyWrong={toggleOnly}
          onRow={() => setDialog('new')}
          onCurrency={() => setDialog('currency')}
          onKeys={isWide && !isEmpty ? () => setDialog('keys') : undefined}
        />
        {isEmpty ? (
          <EmptyState
            title={t('emptyTitle')}
            actions={
              !isReadOnly && (
                <Button variant="primary" onPress={() => setDialog('new')}>
                  {t('bar.row')}
                </Button>
              )
            }
          >
            {t('emptyText')}
          </EmptyState>
        ) : isWide ? (
          <div className={tiers ? 'grid gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]' : undefined}>
            <MatrixGrid
              matrix={matrix}
              rows={rows}
              currencies={currencies}
              onTiers={setTiers}
              onTerms={onTerms}
              onFollow={onFollow}
              onKeys={() => setDialog('keys')}
              handle={grid}
            />
            {panel}
          </div>
        ) : (
          <>
            {panel}
            <PriceCards
              matrix={matrix}
              rows={rows}
              currencies={currencies}
              onTiers={setTiers}
              onTerms={onTerms}
              onFollow={onFollow}
            />
          </>
        )}
        {unread.length > 0 && (
          <section className="space-y-2">
            <h2 className="font-medium">{t('unread', { count: unread.length })}</h2>
            {unread.map((record, place) => (
              <RawRecord key={keyOfRecord(record, place)} label={t('unreadPrice')} record={record} />
            ))}
          </section>
        )}
        {!isEmpty && <Overview draft={matrix.calm} onPick={(key) => show({ ...placeOf(key), key })} />}
      </div>
      <div className="flex-1" />
      {!isReadOnly && <MatrixSaveBar matrix={matrix} hasUnread={unreadTiers > 0} onShow={show} />}
      {dialog === 'keys' && <KeysDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'currency' && (
        <CurrencyDialog
          currencies={sheet.currencies}
          onAdd={(currency) => matrix.edit({ kind: 'addCurrency', currency })}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'new' && (
        <TermsDialog
          title={t('row.new')}
          terms={freshTerms(type)}
          count={0}
          onSave={(terms) => matrix.edit({ kind: 'addRow', key: String(draft.made + 1), terms })}
          onClose={() => setDialog(undefined)}
        />
      )}
      {typeof dialog === 'object' && (
        <TermsDialog
          title={t('changeTerms')}
          terms={dialog.terms}
          count={Object.keys(dialog.cells).length}
          onSave={(terms) => matrix.edit({ kind: 'terms', row: dialog.key, terms })}
          onClose={() => setDialog(undefined)}
        />
      )}
      {followed && <SucceedDialog matrix={matrix} row={followed} onClose={() => setFollowed(undefined)} />}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        onOpenChange={(isOpen) => !isOpen && setLeaving(undefined)}
        title={t('leave.title')}
        confirmLabel={t('leave.leave')}
        dismissLabel={t('leave.stay')}
        onConfirm={() => {
          const href = leaving ?? '/catalog';
          setLeaving(undefined);
          router.push(href);
        }}
      >
        <p>{t('leave.text', { count: changes.length + empty })}</p>
      </ConfirmDialog>
    </>
  );
}
