import { useTranslations } from 'next-intl';
import { partStyles } from './chart-bars';

type ChartLegendProps = {
  /** As people call it. */
  currency: string;
  /** As people read it. */
  target: string | undefined;
};

const parts = ['won', 'weighted', 'rest', 'lost'] as const;

/** What the colours mean, and the line of the target. */
export function ChartLegend({ currency, target }: ChartLegendProps) {
  const t = useTranslations('forecast');
  return (
    <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-2 text-ink-muted text-xs">
      {parts.map((part) => (
        <span key={part} className="inline-flex items-center gap-1.5">
          <svg aria-hidden width="10" height="10">
            <rect width="10" height="10" rx="2" className={partStyles[part]} />
          </svg>
          {t(`series.${part}`)}
        </span>
      ))}
      {target !== undefined && (
        <span className="inline-flex items-center gap-1.5">
          <svg aria-hidden width="16" height="10">
            <TargetLine width={16} y={5} />
          </svg>
          {t('series.target', { amount: target })}
        </span>
      )}
      <span className="sm:ml-auto">{t('unit', { currency })}</span>
    </figcaption>
  );
}

export function TargetLine({ width, y }: { width: number; y: number }) {
  return <line x1={0} x2={width} y1={y} y2={y} className="stroke-2 stroke-warning" strokeDasharray="6 4" />;
}
