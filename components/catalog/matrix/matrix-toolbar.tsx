'use client';

import { Coins, Keyboard, Plus, Redo2, TriangleAlert, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import type { Matrix } from './use-matrix';

type MatrixToolbarProps = {
  matrix: Matrix;
  /** Places with an issue or a conflict. */
  wrong: number;
  isOnlyWrong: boolean;
  onOnlyWrong: () => void;
  onRow: () => void;
  onCurrency: () => void;
  /** Absent where there is no grid. */
  onKeys: (() => void) | undefined;
};

/** What can be done with the whole matrix. */
export function MatrixToolbar(props: MatrixToolbarProps) {
  const { matrix, wrong, isOnlyWrong, onOnlyWrong, onRow, onCurrency, onKeys } = props;
  const t = useTranslations('catalog.sheet.bar');
  return (
    <div className="flex flex-wrap items-center gap-2">
      {!matrix.isReadOnly && (
        <>
          <Button size="sm" icon={<Plus aria-hidden />} onPress={onRow}>
            {t('row')}
          </Button>
          <Button size="sm" icon={<Coins aria-hidden />} onPress={onCurrency}>
            {t('currency')}
          </Button>
          <IconButton
            size="sm"
            label={t('undo')}
            icon={<Undo2 aria-hidden />}
            isDisabled={!matrix.canUndo}
            onPress={matrix.undo}
          />
          <IconButton
            size="sm"
            label={t('redo')}
            icon={<Redo2 aria-hidden />}
            isDisabled={!matrix.canRedo}
            onPress={matrix.redo}
          />
        </>
      )}
      {(wrong > 0 || isOnlyWrong) && (
        <Button
          size="sm"
          variant={isOnlyWrong ? 'primary' : 'secondary'}
          aria-pressed={isOnlyWrong}
          icon={<TriangleAlert aria-hidden />}
          onPress={onOnlyWrong}
        >
          {t('wrong', { count: wrong })}
        </Button>
      )}
      {onKeys && (
        <IconButton
          size="sm"
          label={t('keys')}
          icon={<Keyboard aria-hidden />}
          onPress={onKeys}
          className="ml-auto"
        />
      )}
    </div>
  );
}
