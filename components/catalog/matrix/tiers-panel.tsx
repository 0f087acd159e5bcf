'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { TierEditor } from '@/components/catalog/tiers/tier-editor';
import { usePriceWords } from '@/components/catalog/use-price-words';
import { useIsWide } from '@/components/records/table/use-is-wide';
import { IconButton } from '@/components/ui/icon-button';
import { cellAt, type Place, placeKey } from '@/lib/catalog/sheet/sheet';
import { currencyName } from '@/lib/format/money';
import type { Matrix } from './use-matrix';

type TiersPanelProps = {
  matrix: Matrix;
  place: Place;
  onIssues: (count: number) => void;
  onClose: () => void;
};

/** The tiers of one price, beside the matrix; on a phone above its list, and so brought into sight. */
export function TiersPanel({ matrix, place, onIssues, onClose }: TiersPanelProps) {
  const t = useTranslations('catalog.sheet');
  const words = usePriceWords();
  const panel = useSightOnPhone(placeKey(place));
  const row = matrix.draft.sheet.rows.find(({ key }) => key === place.row);
  const cell = cellAt(matrix.draft.sheet, place);
  if (!row || !cell) return null;
  const title = t('tiersOf', {
    price: `${currencyName(place.currency)} · ${words.kind(row.terms)} · ${words.validity(row.terms)}`,
  });
  return (
    <aside ref={panel} aria-label={title} className="min-w-0 scroll-mt-2 rounded-md border bg-surface p-3">
      <div className="mb-3 flex items-start gap-2">
        <h2 tabIndex={-1} className="min-w-0 flex-1 font-medium outline-none">
          {title}
        </h2>
        <IconButton size="sm" label={t('closeTiers')} icon={<X aria-hidden />} onPress={onClose} />
      </div>
      <TierEditor
        key={placeKey(place)}
        price={{ moneda: place.currency, monto: cell.text, tramos: cell.tramos }}
        isReadOnly={matrix.isReadOnly}
        onIssues={onIssues}
        onChange={(tramos) =>
          matrix.edit({
            kind: 'set',
            cells: [{ ...place, to: { text: cell.text, tramos, ...(cell.via && { via: cell.via }) } }],
          })
        }
      />
    </aside>
  );
}

/** Where there is no room beside the prices, what opens is scrolled to and its heading focused; closing leads back. */
function useSightOnPhone(key: string) {
  const isWide = useIsWide();
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another price's tiers are brought into sight too
  useEffect(() => {
    const element = panel.current;
    if (isWide || !element) return;
    if (!element.contains(document.activeElement)) opener.current = document.activeElement;
    element.scrollIntoView({ block: 'start' });
    element.querySelector('h2')?.focus({ preventScroll: true });
  }, [isWide, key]);
  useEffect(
    () => () => {
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
    [],
  );
  return panel;
}
