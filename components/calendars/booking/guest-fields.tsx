'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { FormField } from '@/components/records/form/form-field';
import { useWords } from '@/components/records/words';
import { useTarget } from '@/components/session/session-context';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import { getContact } from '@/lib/api/contract/contacts';
import type { Id } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';
import { contactZone } from '@/lib/calendars/contact-zone';
import type { Field } from '@/lib/resources/resource';
import { bookingOf } from './booking-draft';
import type { useBooking } from './use-booking';

type Booking = ReturnType<typeof useBooking>;

/** Whose appointment it is, found or made in place, and notes. What was typed for the one stays while the other is shown. */
export function GuestFields({ booking }: { booking: Booking }) {
  const t = useTranslations('calendars.booking');
  const label = useWords('calendars.booking.field');
  const fields = bookingOf(booking.guest).fields as Readonly<Record<string, Field>>;
  return (
    <div className="space-y-3">
      <SegmentedControl
        label={t('guest.label')}
        options={[
          { id: 'found', label: t('guest.found') },
          { id: 'made', label: t('guest.made') },
        ]}
        value={booking.guest}
        onChange={booking.setGuest}
      />
      {booking.guest === 'made' && <p className="text-ink-muted text-xs">{t('guest.text')}</p>}
      {Object.entries(fields).map(([name, field]) => (
        <FormField key={name} control={booking.form.control} name={name} field={field} label={label(name)} />
      ))}
    </div>
  );
}

/** The zone that the chosen contact says it lives in, where it says one. */
export function useContactZone({ form, guest }: Booking): string | undefined {
  const chosen = useWatch({ control: form.control, name: 'contacto_id' });
  const id = guest === 'found' ? (chosen as Id | null | undefined) : undefined;
  const query = queryOf(getContact, { path: { cid: id ?? '' } }, useTarget());
  const { data } = useQuery({ ...query, enabled: id !== undefined && id !== null });
  return contactZone(data);
}
