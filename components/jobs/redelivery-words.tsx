import { useTranslations } from 'next-intl';
import { isOpen, type JobView } from '@/lib/jobs/job';
import { redeliveryTotals } from '@/lib/jobs/redelivery-totals';
import { useStandingWords } from './use-standing-words';

/** How far a redelivery is and what came of it: what was taken by the receiver, not what was handed to the server. */
export function RedeliveryWords({ view }: { view: JobView }) {
  const t = useTranslations('shell.jobs');
  const standing = useStandingWords();
  const { state, done, total = 0 } = view;
  const hasMore = isOpen(view) || state === 'stopped';
  const totals = redeliveryTotals(view).filter(({ of }) => !hasMore || of !== 'left');
  const words = [
    hasMore && t('of', { done, total }),
    ...totals.map(({ of, count }, place) =>
      t(`redelivery.${of}`, { count, total, isFirst: String(place === 0 && !hasMore) }),
    ),
    // What was asked for and came to an end speaks for itself.
    (state !== 'done' || totals.length === 0) && standing(view),
  ];
  return words.filter(Boolean).join(' · ');
}
