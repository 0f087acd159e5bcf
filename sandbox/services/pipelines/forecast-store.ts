import { sql } from 'drizzle-orm';
import type { ReadContext } from '../../core/context.ts';

export type Kind = 'open' | 'won' | 'lost' | 'undated';

/** Sums of one currency and kind: of a stage, of a week (its Monday), of the overdue or the others, or of all nulls: the whole. */
export type ForecastSum = {
  readonly currency: string;
  readonly kind: Kind;
  readonly stage_id: number | null;
  readonly semana: string | null;
  readonly overdue: boolean | null;
  readonly count: number;
  /** Decimal text. */
  readonly amount: string;
  readonly weighted: string;
};

type Window = { readonly pipelineId: number; readonly days: number; readonly timezone: string };

/** Sums in SQL, where a decimal stays a decimal. Weighting is by the stage's `probabilidad`, rounded to 12 places. */
export async function selectForecast(
  { db, now }: ReadContext,
  { pipelineId, days, timezone }: Window,
): Promise<{ desde: string; hasta: string; sums: ForecastSum[] }> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${timezone})::date`;
  const span = await db.execute<{ desde: string; hasta: string; hoy: string }>(
    sql`select ${today}::text as hoy, (${today} - ${days}::int)::text as desde, (${today} + ${days}::int)::text as hasta`,
  );
  const { desde, hasta, hoy } = span.rows[0]!;
  const { rows } = await db.execute<ForecastSum>(sql`
    with dated as (
      select d.currency, d.stage_id, d.amount, d.amount * s.probabilidad * 0.01 as weighted,
        case when s.stage_type = 'won' then 'won' when s.stage_type = 'lost' then 'lost'
          when d.fecha_cierre_estimada is null then 'undated' else 'open' end as kind,
        case when s.stage_type <> 'open' then (d.closed_at at time zone ${timezone})::date
          when d.fecha_cierre_estimada < ${hoy}::date then ${hoy}::date
          else d.fecha_cierre_estimada end as dia,
        coalesce(s.stage_type = 'open' and d.fecha_cierre_estimada < ${hoy}::date, false) as overdue
      from deals d join stages s on s.id = d.stage_id
      where d.pipeline_id = ${pipelineId} and d.estado <> 'papelera'
    )
    select currency, kind, stage_id, date_trunc('week', dia)::date::text as semana, overdue, count(*)::int as count,
      trim_scale(sum(amount))::text as amount, trim_scale(round(sum(weighted), 12))::text as weighted
    from dated
    where kind = 'undated' or dia between ${desde}::date and ${hasta}::date
    group by grouping sets ((currency, kind), (currency, kind, stage_id), (currency, kind, date_trunc('week', dia)),
      (currency, kind, overdue))
    order by currency`);
  return { desde, hasta, sums: rows };
}
