'use client';

import { useTranslations } from 'next-intl';
import { ChangesView } from '@/components/workflows/save/changes-view';
import { VersionPicker } from '@/components/workflows/versions/version-picker';
import type { useComparison } from './use-comparison';

type ComparisonViewProps = {
  comparison: ReturnType<typeof useComparison>;
  onShow: (node: string) => void;
};

/** What changed since what is stored, or since a publication. */
export function ComparisonView({ comparison, onShow }: ComparisonViewProps) {
  const t = useTranslations('workflows');
  const { versions, chosen, choose, isMarked, mark, base } = comparison;
  return (
    <ChangesView
      base={base}
      label={t(chosen === undefined ? 'changes.before' : 'versions.side')}
      picker={<VersionPicker versions={versions} chosen={chosen} onChoose={choose} />}
      isMarked={isMarked}
      onMark={mark}
      onShow={onShow}
    />
  );
}
