'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo, useState } from 'react';
import { compareCodecs, FILES } from '@/components/configuration/compare/compare-address';
import { CompareProvider, type CompareScope } from '@/components/configuration/compare/compare-context';
import { CompareProgress } from '@/components/configuration/compare/compare-progress';
import { keepFiles, useKeptFiles } from '@/components/configuration/compare/kept-files';
import { sidesOf } from '@/components/configuration/compare/sides';
import { SidesBar } from '@/components/configuration/compare/sides-bar';
import { comparisonKey, placeOf, useComparison } from '@/components/configuration/compare/use-comparison';
import { DownloadMenu } from '@/components/configuration/files/download-menu';
import { FilesDrop } from '@/components/configuration/files/files-drop';
import { Results } from '@/components/configuration/results/results';
import { nothingSelected, type Selection } from '@/components/configuration/selection/selection';
import { useRefusal } from '@/components/configuration/use-refusal';
import { useAddress } from '@/components/records/list/use-address';
import { useSession } from '@/components/session/session-context';
import { PageHeader } from '@/components/shell/page-header';
import { Instant } from '@/components/ui/instant';
import { ErrorState } from '@/components/ui/states';
import { CompareIntro } from './compare-intro';

/** Two sides beside each other; `children` is the panel of the open record. */
export function ComparePage({ children }: { children: ReactNode }) {
  const t = useTranslations('configuration.compare');
  const { connections, connection } = useSession();
  const { values, set } = useAddress(compareCodecs);
  const files = useKeptFiles();
  const refusal = useRefusal();
  const sides = sidesOf(values, connections, connection?.id);
  const run = useComparison(sides, files);
  const { comparison, error, isComparing, compared } = run;
  const place = placeOf(sides, files);
  const [kept, setKept] = useState<{ place: string; selection: Selection }>({
    place,
    selection: nothingSelected,
  });
  const selection = kept.place === place ? kept.selection : nothingSelected;
  const scope = useMemo<CompareScope>(
    () => ({
      comparison,
      isComparing,
      error,
      compared,
      cacheKey: comparisonKey(place),
      selection,
      change: (to) =>
        setKept((at) => ({ place, selection: to(at.place === place ? at.selection : nothingSelected) })),
    }),
    [comparison, isComparing, error, compared, place, selection],
  );
  const needsFiles = sides.source === FILES && !files;
  const hasBoth = sides.source !== undefined && sides.target !== undefined && !needsFiles;
  function start() {
    if (sides.isAsked) void run.again(comparison !== undefined);
    else set({ source: sides.source ?? '', target: sides.target ?? '' });
  }
  const nameOf = (id: string | undefined) =>
    id === FILES ? (files?.name ?? '') : (connections.find((one) => one.id === id)?.name ?? '');
  const names = { source: nameOf(sides.source), target: nameOf(sides.target) };
  return (
    <CompareProvider scope={scope}>
      <PageHeader
        title={t('title')}
        description={t('text')}
        actions={connections.length > 0 && <DownloadMenu connections={connections} />}
      />
      {connections.length > 0 && (
        <SidesBar
          sides={sides}
          files={files}
          isComparing={isComparing}
          hasResult={comparison !== undefined}
          onChange={set}
          onCompare={hasBoth ? start : undefined}
        >
          {comparison && !isComparing && (
            <p className="text-ink-muted text-xs max-sm:col-span-2 sm:pb-2">
              {t.rich('comparedAt', { at: () => <Instant value={comparison.comparedAt} withSeconds /> })}
            </p>
          )}
        </SidesBar>
      )}
      {isComparing && <CompareProgress progress={run.progress} names={names} onStop={run.stop} />}
      {needsFiles ? (
        <FilesDrop />
      ) : error && !isComparing ? (
        <ErrorState error={refusal(error)} onRetry={() => void run.again(false)} />
      ) : comparison ? (
        <Results comparison={comparison} isStale={isComparing} onAnswered={() => void run.again(false)}>
          {children}
        </Results>
      ) : (
        !isComparing && (
          <CompareIntro
            names={names}
            connections={connections.length}
            onFiles={() => {
              keepFiles(undefined);
              set({ source: FILES, target: sides.target ?? '' });
            }}
          />
        )
      )}
      {!comparison && children}
    </CompareProvider>
  );
}
