'use client';

import { useTranslations } from 'next-intl';
import { useController, useWatch } from 'react-hook-form';
import { ExceptionsEditor } from '@/components/calendars/exceptions/exceptions-editor';
import { HoursEditor } from '@/components/calendars/hours/hours-editor';
import { CodeBlock } from '@/components/ui/code-block';
import { foundUnder } from '@/lib/api/read/notes';
import type { CalendarRecord } from '@/lib/api/records';
import { isObject, rawOf } from '@/lib/api/tolerant';
import type { Exceptions } from '@/lib/calendars/exception-edits';
import type { Week } from '@/lib/calendars/week-edits';
import type { CalendarControl } from './calendar-fields';

type HoursFieldsProps = { control: CalendarControl; calendar: CalendarRecord; mayEdit: boolean };

/** The weekly hours, where they are in the document's form. */
export function HoursField({ control, calendar, mayEdit }: HoursFieldsProps) {
  const { field, fieldState } = useController({ control, name: 'horario' });
  const week = field.value as Week | null;
  if (week === null) return <NotUnderstood calendar={calendar} name="horario" />;
  return (
    <>
      <HoursEditor week={week} onChange={field.onChange} mayEdit={mayEdit} />
      <Issue message={fieldState.error?.message} />
    </>
  );
}

/** The dates with other hours, where they are in the document's form. */
export function ExceptionsField(props: HoursFieldsProps & { today: string }) {
  const { control, calendar, mayEdit, today } = props;
  const { field, fieldState } = useController({ control, name: 'excepciones' });
  const week = useWatch({ control, name: 'horario' }) as Week | null;
  const exceptions = field.value as Exceptions | null;
  if (exceptions === null) return <NotUnderstood calendar={calendar} name="excepciones" />;
  return (
    <>
      <ExceptionsEditor
        exceptions={exceptions}
        onChange={field.onChange}
        week={week}
        today={today}
        mayEdit={mayEdit}
      />
      <Issue message={fieldState.error?.message} />
    </>
  );
}

function Issue({ message }: { message: string | undefined }) {
  return message === undefined ? null : (
    <p role="alert" className="mt-2 text-danger-ink text-xs">
      {message}
    </p>
  );
}

/** What the server sent in another form is shown as it came, and never written over. */
function NotUnderstood({ calendar, name }: { calendar: CalendarRecord; name: 'horario' | 'excepciones' }) {
  const t = useTranslations('calendars.settings.notUnderstood');
  const raw = rawOf(calendar);
  const path = foundUnder(calendar)[name] ?? name;
  const sent = isObject(raw) ? raw[path] : undefined;
  return (
    <div className="space-y-2">
      <p className="rounded-md bg-warning-soft px-3 py-2 text-warning-ink">
        {t(sent === undefined || sent === null ? `none.${name}` : `other.${name}`)}
      </p>
      {sent !== undefined && sent !== null && (
        <CodeBlock label={t('json')} language="json" code={JSON.stringify(sent, null, 2)} />
      )}
    </div>
  );
}
