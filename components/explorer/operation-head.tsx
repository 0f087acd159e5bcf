'use client';

import { ChevronLeft, Star } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSession } from '@/components/session/session-context';
import { Badge } from '@/components/ui/badge';
import { CopyButton } from '@/components/ui/copy-button';
import { IconButton } from '@/components/ui/icon-button';
import { PageLink } from '@/components/ui/page-link';
import { useFavourites } from './kept/use-kept-requests';
import { MethodBadge } from './operations/method-badge';
import type { Standing } from './operations/operation-entry';
import type { OperationForm } from './operations/operation-form';

/** What the operation is: its address, its sentence in the API's document, and what stands against sending it. */
export function OperationHead({ operation, standing }: { operation: OperationForm; standing: Standing }) {
  const t = useTranslations('explorer');
  const roles = useTranslations('shell.role');
  const { user, connection } = useSession();
  const { favourites, toggle } = useFavourites();
  const isFavourite = favourites.includes(operation.id);
  return (
    <header className="space-y-2">
      <PageLink
        href="/explorer"
        className="-ml-1 inline-flex min-h-6 items-center gap-0.5 rounded text-ink-muted text-xs hover:text-ink lg:hidden"
      >
        <ChevronLeft aria-hidden className="size-3.5" />
        {t('unknown.back')}
      </PageLink>
      <div className="flex flex-wrap items-center gap-2">
        <MethodBadge method={operation.method} />
        <h2 className="min-w-0 break-all font-mono font-semibold text-sm">{operation.path}</h2>
        <CopyButton text={operation.path} label={t('copyPath')} />
        <IconButton
          size="sm"
          label={t(isFavourite ? 'favourite.remove' : 'favourite.add')}
          aria-pressed={isFavourite}
          icon={<Star aria-hidden className={isFavourite ? 'fill-current text-warning-ink' : undefined} />}
          onPress={() => toggle(operation.id)}
        />
        {operation.extension && <Badge>{t('extension')}</Badge>}
        <code className="text-ink-muted text-xs">{operation.id}</code>
      </div>
      <div lang="en" className="max-w-prose space-y-1">
        <p>{operation.summary}.</p>
        {operation.rules.map((rule) => (
          <p key={rule} className="text-ink-muted text-xs">
            <Sentence text={rule} />
          </p>
        ))}
      </div>
      {standing !== 'open' && (
        <p className="w-fit rounded-md bg-warning-soft px-3 py-1.5 text-warning-ink">
          {t(`standing.${standing}`, { role: roles(user.role), name: connection?.name ?? '' })}
        </p>
      )}
    </header>
  );
}

/** What stands between backquotes is code. */
function Sentence({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have nothing else to be told apart by
  return text.split('`').map((piece, place) => (place % 2 === 1 ? <code key={place}>{piece}</code> : piece));
}
