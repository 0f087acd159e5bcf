'use client';

import { SquareTerminal } from 'lucide-react';
import { useRouter, useSelectedLayoutSegment } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo, useState } from 'react';
import { type Command, useCommands } from '@/components/commands/command-registry';
import { classNames } from '@/components/ui/class-names';
import { Tabs } from '@/components/ui/tabs';
import { ExplorerProvider } from './explorer-state';
import { OperationList } from './list/operation-list';
import { RequestHistory } from './list/request-history';
import type { OperationEntry } from './operations/operation-entry';

type ExplorerFrameProps = { operations: readonly OperationEntry[]; children: ReactNode };

/** The operations and the latest requests beside the operation that is open; one of the two on a phone. */
export function ExplorerFrame({ operations, children }: ExplorerFrameProps) {
  const t = useTranslations('explorer');
  const router = useRouter();
  const shown = useSelectedLayoutSegment();
  const [tab, setTab] = useState('operations');
  const commands = useMemo(
    () =>
      operations.map(
        ({ id, method, path }): Command => ({
          id: `explorer ${id}`,
          label: `${method} ${path}`,
          keywords: [id],
          icon: SquareTerminal,
          run: () => router.push(`/explorer/${id}`),
        }),
      ),
    [operations, router],
  );
  useCommands(commands);
  return (
    <ExplorerProvider operations={operations}>
      <div className="flex flex-1 border-t lg:min-h-0">
        <aside
          className={classNames(
            'relative w-full shrink-0 px-4 pb-8 sm:px-6 pt-1 lg:w-80 lg:overflow-y-auto lg:border-r lg:px-4',
            shown !== null && 'max-lg:hidden',
          )}
        >
          <Tabs
            label={t('title')}
            value={tab}
            onChange={setTab}
            items={[
              {
                id: 'operations',
                label: t('tabs.operations'),
                content: <OperationList shown={shown} />,
                isKept: true,
              },
              { id: 'history', label: t('tabs.history'), content: <RequestHistory /> },
            ]}
          />
        </aside>
        <div
          className={classNames(
            'relative min-w-0 flex-1 lg:overflow-y-auto',
            shown === null && 'max-lg:hidden',
          )}
        >
          {children}
        </div>
      </div>
    </ExplorerProvider>
  );
}
