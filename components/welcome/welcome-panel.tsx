'use client';

import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, X } from 'lucide-react';
import { useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { WelcomeReply, WelcomeState } from '@/lib/welcome/welcome-reply';
import { DemoNote } from './demo-note';
import { StepItem } from './step-item';
import { endStep } from './step-under-way';
import { isAllDone, isStepDone, type StepName, stepsFor } from './steps';
import { useSteps } from './use-steps';
import { putWelcomeState, welcomeQuery } from './welcome-queries';

type WelcomePanelProps = { connectionId: string; atFirst: WelcomeReply };

/** The welcome, unless it was put away; the address `?welcome` brings it back. */
export function WelcomePanel({ connectionId, atFirst }: WelcomePanelProps) {
  const t = useTranslations('welcome');
  const client = useQueryClient();
  const router = useRouter();
  const isAsked = useSearchParams().has('welcome');
  const [isShown, setShown] = useState(atFirst.state === 'open' || isAsked);
  // What the page came with is what is known first.
  useState(() => client.setQueryData(welcomeQuery(connectionId).queryKey, atFirst));

  async function put(state: WelcomeState) {
    try {
      await putWelcomeState(connectionId, state);
    } catch (error) {
      toastError(error);
    }
  }

  useEffect(endStep, []);
  useEffect(() => {
    if (!isAsked) return;
    setShown(true);
    void putWelcomeState(connectionId, 'open').catch(toastError);
    router.replace('/overview', { scroll: false });
  }, [isAsked, connectionId, router]);

  if (!isShown) return null;
  return (
    <Shown
      connectionId={connectionId}
      onHide={() => {
        setShown(false);
        void put('dismissed');
        toastSuccess(t('hidden'));
      }}
      onDone={() => void put('done')}
      onClose={() => setShown(false)}
    />
  );
}

type ShownProps = { connectionId: string; onHide: () => void; onDone: () => void; onClose: () => void };

function Shown({ connectionId, onHide, onDone, onClose }: ShownProps) {
  const t = useTranslations('welcome');
  const { user, closed } = useSession();
  const steps = stepsFor(user.role, closed);
  const known = useSteps(steps);
  const isOver = isAllDone(steps, known);
  return (
    <section
      aria-label={t('title')}
      className="relative mx-4 mb-4 rounded-lg border bg-surface p-4 sm:mx-6"
      data-testid="welcome"
    >
      {isOver ? (
        <Over onShow={onDone} onClose={onClose} />
      ) : (
        <>
          <IconButton
            label={t('hide')}
            icon={<X aria-hidden />}
            size="sm"
            onPress={onHide}
            className="absolute top-2.5 right-2.5"
          />
          <div className={steps.length > 0 ? 'grid gap-4 lg:grid-cols-2 lg:gap-8' : undefined}>
            <div className="space-y-3">
              <div>
                <h2 className="pr-8 font-semibold lg:pr-0">{t('title')}</h2>
                <p className="mt-1 max-w-prose text-ink-muted">{t('text')}</p>
              </div>
              {known.isDemo && <DemoNote connectionId={connectionId} />}
            </div>
            {steps.length > 0 && (
              <Steps steps={steps} connectionId={connectionId} isDone={(step) => isStepDone(step, known)} />
            )}
          </div>
        </>
      )}
    </section>
  );
}

type StepsProps = {
  steps: readonly StepName[];
  connectionId: string;
  isDone: (step: StepName) => boolean | undefined;
};

function Steps({ steps, connectionId, isDone }: StepsProps) {
  const t = useTranslations('welcome');
  const done = steps.filter((step) => isDone(step) === true).length;
  return (
    <div>
      <div className="mb-2 flex items-center gap-3 lg:pr-8">
        <h3 className="font-medium">{t('stepsTitle')}</h3>
        <ProgressBar label={t('stepsTitle')} value={done} max={steps.length} className="min-w-0 flex-1" />
        <span className="text-ink-muted text-xs tabular-nums" role="status">
          {t('progress', { done, count: steps.length })}
        </span>
      </div>
      <ol className="divide-y divide-line overflow-hidden rounded-md border">
        {steps.map((step) => (
          <StepItem key={step} step={step} isDone={isDone(step)} connectionId={connectionId} />
        ))}
      </ol>
    </div>
  );
}

/** Said once: from then on it is put away. */
function Over({ onShow, onClose }: { onShow: () => void; onClose: () => void }) {
  const t = useTranslations('welcome.over');
  const show = useRef(onShow);
  useEffect(() => show.current(), []);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-semibold">{t('title')}</h2>
        <p role="status" className="text-ink-muted">
          {t('text')}
        </p>
      </div>
      <Button onPress={onClose}>{t('close')}</Button>
    </div>
  );
}
