import { Globe } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ComparedRecord } from '@/lib/configuration/comparison';

type StandingNoteProps = {
  record: ComparedRecord;
  names: { readonly source: string; readonly target: string };
};

/** That a form or a workflow is published on one side alone, and what a plan makes of that. */
export function StandingNote({ record: { standing }, names }: StandingNoteProps) {
  const t = useTranslations('configuration.record.publication');
  if (!standing) return null;
  const { source, target } = names;
  const isAhead = standing.source === 'published';
  return (
    <p className="flex gap-2 rounded-md bg-sunken px-3 py-2">
      <Globe aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-muted" />
      <span className="min-w-0 break-words">
        <span className="font-medium">
          {t(
            'differs',
            isAhead ? { published: source, draft: target } : { published: target, draft: source },
          )}
        </span>{' '}
        <span className="text-ink-muted">{t(isAhead ? 'ahead' : 'behind')}</span>
      </span>
    </p>
  );
}
