'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useDeferredValue, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { PreviewPanel } from '@/components/calendars/preview/preview-panel';
import { useFuture } from '@/components/calendars/preview/use-future';
import { usePreview } from '@/components/calendars/preview/use-preview';
import { ConflictNotice } from '@/components/records/form/conflict-notice';
import { useRecordForm } from '@/components/records/form/use-record-form';
import { useLeaveGuard } from '@/components/records/panel/use-leave-guard';
import { useCan, useTarget } from '@/components/session/session-context';
import { Disclosure } from '@/components/ui/disclosure';
import { FormError } from '@/components/ui/fields/form-error';
import { DiscardDialog } from '@/components/ui/overlays/discard-dialog';
import { getAvailability, listCalendars, updateCalendar } from '@/lib/api/contract/calendars';
import type { Id } from '@/lib/api/loose';
import { keyOf, queryOf } from '@/lib/api/queries';
import { type CalendarRecord, idOf } from '@/lib/api/records';
import type { Exceptions } from '@/lib/calendars/exception-edits';
import { fieldsOf, type SlotFields } from '@/lib/calendars/slot-rules';
import { decidesOnHours, strandedIn } from '@/lib/calendars/stranded';
import type { Week } from '@/lib/calendars/week-edits';
import { updateCalendar as contract } from '@/lib/contract/calendars';
import { timeThere } from '@/lib/format/record-time';
import { changedNames, type Draft } from '@/lib/records/draft';
import { calendars } from '@/lib/resources/calendars/calendars';
import { BasicFields, RuleFields } from './calendar-fields';
import { editedCalendars } from './edited-calendars';
import { FormSection } from './form-section';
import { ExceptionsField, HoursField } from './hours-fields';
import { SaveBar } from './save-bar';
import { type Consequences, SaveDialog } from './save-dialog';
import { StrandedList } from './stranded-list';

const rules = contract.body.shape;
const nothing = () => {};

/** Everything of a calendar that a person may change, saved on purpose and all at once, with what it would do beside. */
export function CalendarForm({ calendar }: { calendar: CalendarRecord & { readonly id: Id } }) {
  const t = useTranslations('calendars.settings');
  const label = useTranslations('calendars.settings.field') as unknown as (name: string) => string;
  const router = useRouter();
  const client = useQueryClient();
  const target = useTarget();
  const mayEdit = useCan(updateCalendar);
  const form = useRecordForm({
    of: editedCalendars,
    record: calendar,
    rules,
    onDirty: nothing,
    onSaved: () => void client.invalidateQueries({ queryKey: keyOf(getAvailability, target) }),
  });
  const { control } = form.form;
  const draft = useDeferredValue(useWatch({ control }) as Draft);
  const changed = changedNames(draft, form.base);
  // They tell whose slug is taken, and nothing before somebody types.
  const { data: listed } = useQuery({ ...queryOf(listCalendars, {}, target), enabled: form.isDirty });
  const others = (listed?.items ?? []).filter((each) => idOf(each) !== idOf(calendar));

  const saved = useMemo(() => fieldsOf(calendar), [calendar]);
  const editedOf = (values: Draft): SlotFields => ({
    ...saved,
    ...form.bodyOf(values, changedNames(values, form.base)),
    week: values.horario as Week | null,
    exceptions: values.excepciones as Exceptions | null,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is made of changes with these
  const edited = useMemo(() => editedOf(draft), [draft, form.base, saved]);
  const future = useFuture(calendar);
  const preview = usePreview(calendar, saved, edited, future);
  const { already = [], byChange = [] } = preview.stranded ?? {};
  const zone = preview.counted?.zone ?? 'UTC';

  const [consequences, setConsequences] = useState<Consequences>();
  const [leaving, setLeaving] = useState<string>();
  useLeaveGuard(form.isDirty, setLeaving);

  /** Of what is in the form now: what was typed last may not be drawn yet. */
  function consequencesOf(values: Draft): Consequences {
    const names = changedNames(values, form.base);
    const { slug } = values;
    const found = future.placed && strandedIn(saved, editedOf(values), future.placed, timeThere());
    const isRead = future.placed !== undefined && !future.isPartial;
    return {
      slug: slug === form.base.slug ? undefined : { from: String(form.base.slug), to: String(slug) },
      isOtherZone: names.includes('timezone'),
      stranded: found?.byChange ?? [],
      isUnknown: !isRead && names.some((name) => decidesOnHours.includes(name)),
    };
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!form.isDirty || form.isPending) return;
    if (!(await form.form.trigger(undefined, { shouldFocus: true }))) return;
    const found = consequencesOf(form.form.getValues());
    if (found.slug || found.isOtherZone || found.isUnknown || found.stranded.length > 0) {
      setConsequences(found);
    } else await form.submit();
  }
  async function confirm() {
    await form.submit();
    setConsequences(undefined);
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <div className="grid gap-x-8 gap-y-6 px-4 pb-6 sm:px-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0 space-y-8">
          <FormError error={form.refusal} retry="submit" placed={form.placed} />
          <ConflictNotice
            conflicts={form.conflicts}
            nameOf={label}
            show={({ theirs }) => (Array.isArray(theirs) ? t('otherHours') : String(theirs ?? '') || '—')}
            onTake={form.take as never}
          />
          {already.length > 0 && (
            <div className="rounded-md bg-warning-soft px-3 py-2 text-warning-ink">
              <Disclosure title={t('stranded.now', { count: already.length })} isDefaultOpen>
                <p className="mb-2">{t('stranded.nowText')}</p>
                <StrandedList stranded={already} timeZone={zone} hasLinks={!form.isDirty} />
              </Disclosure>
            </div>
          )}
          <fieldset disabled={!mayEdit} className="min-w-0 space-y-8">
            <FormSection title={t('section.basics')}>
              <BasicFields control={control} calendar={calendar} others={others} />
            </FormSection>
            <FormSection title={t('section.hours')} text={t('section.hoursText')}>
              <HoursField control={control} calendar={calendar} mayEdit={mayEdit} />
            </FormSection>
            <FormSection title={t('section.exceptions')} text={t('section.exceptionsText')}>
              <ExceptionsField control={control} calendar={calendar} mayEdit={mayEdit} today={future.today} />
            </FormSection>
            <FormSection title={t('section.rules')} text={t('section.rulesText')}>
              <RuleFields control={control} calendar={calendar} />
            </FormSection>
          </fieldset>
        </div>
        <aside className="min-w-0 xl:sticky xl:top-3 xl:self-start">
          <PreviewPanel preview={preview} isArchived={edited.activo === false} isDirty={form.isDirty} />
        </aside>
      </div>
      {mayEdit && (
        <SaveBar
          changed={changed}
          isPending={form.isPending}
          isConflict={form.conflicts.length > 0}
          stranded={byChange}
          onDiscard={form.discard}
        />
      )}
      {consequences && (
        <SaveDialog
          consequences={consequences}
          calendar={calendar}
          timeZone={zone}
          isPending={form.isPending}
          onConfirm={() => void confirm()}
          onClose={() => setConsequences(undefined)}
        />
      )}
      <DiscardDialog
        isOpen={leaving !== undefined}
        onKeep={() => setLeaving(undefined)}
        onDiscard={() => {
          form.discard();
          router.push(leaving ?? calendars.path);
        }}
      />
    </form>
  );
}
