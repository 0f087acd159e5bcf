'use client';

import { useQuery } from '@tanstack/react-query';
import { ArrowRight, ClipboardCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ChoiceOf } from '@/components/records/list/choice-of';
import { type OwnColumns, OwnList } from '@/components/records/list/own-list';
import { useAddress } from '@/components/records/list/use-address';
import { useSession } from '@/components/session/session-context';
import { PageHeader } from '@/components/shell/page-header';
import { EmptyState } from '@/components/ui/empty-state';
import { Instant } from '@/components/ui/instant';
import { LinkButton } from '@/components/ui/link-button';
import { NoMatchState } from '@/components/ui/states';
import type { PlanRow } from '@/lib/configuration/requests';
import { text } from '@/lib/fields/codecs';
import { planPath, plansQuery } from './plan-queries';
import { PlanStateBadge } from './plan-state';
import { SideName } from './side-name';

/** Filters of the list as its address holds them. */
const planFilters = { connection: text };

const columns: OwnColumns<PlanRow> = {
  sides: { width: 400, render: (plan) => <PlanSides plan={plan} /> },
  state: { width: 136, render: ({ state }) => <PlanStateBadge state={state} /> },
  records: { width: 96, align: 'end', render: ({ records }) => records },
  madeBy: { width: 160, render: ({ madeBy }) => madeBy },
  madeAt: { width: 168, render: ({ madeAt }) => <Instant value={madeAt} /> },
};

const keyOf = ({ id }: PlanRow) => id;
const hrefOf = ({ id }: PlanRow) => planPath(id);
const titleOf = ({ source, target }: PlanRow) => `${source.name} → ${target.name}`;

/** Plans of configuration, newest first. */
export function PlanList() {
  const t = useTranslations('configuration.plans');
  const { connections } = useSession();
  const { values, set } = useAddress(planFilters);
  const reading = useQuery(plansQuery(values.connection));
  const toCompare = <LinkButton href="/configuration">{t('compare')}</LinkButton>;
  return (
    <>
      <PageHeader title={t('title')} description={t('text')} actions={toCompare}>
        <ChoiceOf
          label={t('connection')}
          anyLabel={t('anyConnection')}
          value={values.connection}
          onChange={(connection) => set({ connection })}
          options={connections.map(({ id, name }) => ({ id, label: name }))}
        />
      </PageHeader>
      <OwnList
        name="configuration-plans"
        label={t('title')}
        columns={columns}
        columnWords={useTranslations('configuration.plans.column')}
        reading={reading}
        rows={reading.data?.plans}
        keyOf={keyOf}
        titleOf={titleOf}
        hrefOf={hrefOf}
        summaryOf={summaryOf}
        empty={
          values.connection === '' ? (
            <EmptyState
              icon={<ClipboardCheck aria-hidden />}
              title={t('emptyTitle')}
              actions={
                <LinkButton variant="primary" href="/configuration">
                  {t('compare')}
                </LinkButton>
              }
            >
              {t('emptyText')}
            </EmptyState>
          ) : (
            <NoMatchState onClear={() => set({ connection: '' })} />
          )
        }
      />
    </>
  );
}

function PlanSides({ plan: { source, target, undoOf } }: { plan: PlanRow }) {
  const t = useTranslations('configuration.plans');
  return (
    <span className="inline-flex min-w-0 max-w-full items-center gap-2">
      {undoOf !== undefined && <span className="shrink-0 text-ink-muted">{t('undo')}</span>}
      <SideName side={source} />
      <ArrowRight aria-hidden className="size-3.5 shrink-0 text-ink-faint" />
      <SideName side={target} />
    </span>
  );
}

function summaryOf({ state, madeBy, madeAt }: PlanRow) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <PlanStateBadge state={state} />
      <Instant value={madeAt} />
      {madeBy}
    </span>
  );
}
