'use client';

import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { NumberField } from '@/components/ui/fields/number-field';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import { Select } from '@/components/ui/fields/select';
import { type FaultDraft, kindsOf, lengths, ofKind, ofTarget } from './fault-draft';
import { DeliveryPlace, RequestPlace } from './fault-place';

export type FaultForm = Pick<
  UseFormReturn<FaultDraft>,
  'watch' | 'reset' | 'setValue' | 'formState' | 'clearErrors'
>;

/** What goes wrong, with what, how often and for how long. */
export function FaultFields({ form }: { form: FaultForm }) {
  const t = useTranslations('sandbox.faults');
  const draft = form.watch();
  const errors = form.formState.errors;
  const become = (next: FaultDraft) => form.reset(next, { keepDefaultValues: true });
  const turn = draft.share !== undefined ? 'share' : draft.every !== undefined ? 'every' : 'always';
  return (
    <>
      <SegmentedControl
        label={t('strikes')}
        value={draft.of}
        options={[
          { id: 'api', label: t('requests') },
          { id: 'webhooks', label: t('deliveries') },
        ]}
        onChange={(of) => become(ofTarget(draft, of))}
      />
      <Select
        label={t('what')}
        description={t(`about.${draft.kind}`)}
        options={kindsOf[draft.of].map((id) => ({ id, label: t(`kind.${id}`) }))}
        value={draft.kind}
        onChange={(kind) => become(ofKind(draft, kind))}
        errorMessage={errors.kind?.message}
      />
      {draft.delay_ms !== undefined && (
        <NumberField
          label={t('delay')}
          value={draft.delay_ms}
          minValue={1}
          maxValue={60_000}
          step={1}
          onChange={(value) => form.setValue('delay_ms', value, { shouldDirty: true })}
          errorMessage={errors.delay_ms?.message}
        />
      )}
      {draft.retry_after !== undefined && (
        <NumberField
          label={t('retryAfter')}
          value={draft.retry_after}
          minValue={0}
          maxValue={3600}
          onChange={(value) => form.setValue('retry_after', value, { shouldDirty: true })}
          errorMessage={errors.retry_after?.message}
        />
      )}
      {draft.of === 'api' ? <RequestPlace form={form} /> : <DeliveryPlace form={form} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('howOften')}
          options={[
            { id: 'always', label: t('always') },
            { id: 'every', label: t('everyN') },
            { id: 'share', label: t('byShare') },
          ]}
          value={turn}
          onChange={(next) =>
            become({
              ...draft,
              every: next === 'every' ? 3 : undefined,
              share: next === 'share' ? 0.2 : undefined,
            })
          }
        />
        {draft.every !== undefined && (
          <NumberField
            label={t('everyLabel')}
            value={draft.every}
            minValue={1}
            maxValue={1_000_000}
            onChange={(value) => form.setValue('every', value, { shouldDirty: true })}
            errorMessage={errors.every?.message}
          />
        )}
        {draft.share !== undefined && (
          <NumberField
            label={t('shareLabel')}
            value={draft.share}
            minValue={0.01}
            maxValue={1}
            step={0.01}
            formatOptions={{ style: 'percent' }}
            onChange={(value) => form.setValue('share', value, { shouldDirty: true })}
            errorMessage={errors.share?.message}
          />
        )}
        <Select
          label={t('lasts')}
          options={lengths.map((id) => ({ id, label: t(`length.${id}`) }))}
          value={draft.expires_in as (typeof lengths)[number]}
          onChange={(value) => form.setValue('expires_in', value, { shouldDirty: true })}
          errorMessage={errors.expires_in?.message}
        />
      </div>
    </>
  );
}
