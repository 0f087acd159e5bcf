import { useTranslations } from 'next-intl';
import type { JobView } from '@/lib/jobs/job';

/** What a job is doing, or why it does not, in words. */
export function useStandingWords(): (view: JobView) => string {
  const t = useTranslations('shell.jobs');
  return ({ state, why, seconds = 0, inARow = 0 }) =>
    why
      ? t(`why.${why}`, { seconds: Math.ceil(seconds), isPaused: String(state === 'paused'), count: inARow })
      : t(`state.${state}`);
}
