'use client';

import { FlaskConical } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSession } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { mayManageConnections } from '@/lib/rules/roles';
import { useMakeEmptySubaccount } from './use-make-empty-subaccount';

/** Says that the data is a demonstration, with the one press to an empty subaccount for those who may. */
export function DemoNote({ connectionId }: { connectionId: string }) {
  const t = useTranslations('welcome.demo');
  const { user } = useSession();
  const make = useMakeEmptySubaccount(connectionId);
  const mayMake = mayManageConnections(user.role);
  return (
    <div className="flex items-start gap-2.5 rounded-md bg-accent-soft px-3 py-2.5 text-accent-ink">
      <FlaskConical aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 space-y-2">
        <div>
          <h3 className="font-medium">{t('title')}</h3>
          <p>{mayMake ? `${t('text')} ${t('back')}` : t('text')}</p>
        </div>
        {mayMake && (
          <Button isPending={make.isPending} onPress={() => make.mutate()}>
            {t('make')}
          </Button>
        )}
      </div>
    </div>
  );
}
