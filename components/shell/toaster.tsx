'use client';

import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Toaster as SonnerToaster, toast } from 'sonner';
import { toasterIsReady } from '@/components/ui/overlays/toast';
import { useErrorWords } from '@/components/ui/use-error-words';

const toastStyle = {
  toast:
    'flex w-full flex-wrap items-start gap-2.5 rounded-lg border border-line bg-raised p-3 pr-9 text-ink text-sm shadow-popover',
  icon: 'mt-0.5 shrink-0',
  content: 'min-w-0 flex-1 basis-48',
  title: 'break-words font-medium',
  description: 'mt-0.5 break-words text-ink-muted text-xs',
  actionButton:
    'h-7 shrink-0 rounded-md border border-line bg-surface px-2 font-medium text-xs hover:bg-hover',
  cancelButton:
    'h-7 shrink-0 rounded-md border border-line bg-surface px-2 font-medium text-xs hover:bg-hover',
  // Behind the first notice it is covered; in the open pile all are drawn whole.
  closeButton:
    'in-data-[front=false]:in-data-[expanded=false]:invisible absolute top-1 right-1 flex size-7 items-center justify-center rounded text-ink-muted hover:bg-hover',
};

/** Toasts stand above the dock of jobs, whose buttons they would cover. */
const offset = { bottom: 'calc(var(--job-dock, 0px) + 20px)' };

/** Where toasts appear: bottom right, above everything, reachable by Alt+T. */
export function Toaster() {
  const t = useTranslations('ui');
  const words = useErrorWords();
  useEffect(() =>
    toasterIsReady({
      show: toast,
      words: (error) => words(error, true),
      labels: {
        retry: t('problem.retry'),
        checkAgain: t('checkAgain'),
        confirmed: t('problem.confirmed'),
        done: t('problem.done'),
        unknown: t('problem.unknownTitle'),
        undone: t('problem.undoneTitle'),
      },
    }),
  );
  return (
    <SonnerToaster
      // Sonner brings a typeface of its own.
      style={{ fontFamily: 'inherit' }}
      position="bottom-right"
      offset={offset}
      mobileOffset={offset}
      closeButton
      containerAriaLabel={t('notifications')}
      icons={{
        success: <CircleCheck aria-hidden className="size-4 text-success" />,
        warning: <TriangleAlert aria-hidden className="size-4 text-warning" />,
        error: <CircleAlert aria-hidden className="size-4 text-danger" />,
      }}
      toastOptions={{ unstyled: true, classNames: toastStyle, closeButtonAriaLabel: t('close') }}
    />
  );
}
