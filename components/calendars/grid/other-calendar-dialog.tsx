'use client';

import { Check, CircleHelp, TriangleAlert, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useNoteAppointment } from '@/components/calendars/booking/use-note-appointment';
import { useAgenda } from '@/components/calendars/entries/agenda-context';
import { useEntryWords } from '@/components/calendars/entries/use-entry-words';
import { useWrite } from '@/components/session/use-write';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useErrorWords } from '@/components/ui/use-error-words';
import { bookAppointment, cancelAppointment } from '@/lib/api/contract/calendars';
import type { Id } from '@/lib/api/loose';
import { outcomeOf } from '@/lib/api/outcome';
import type { AgendaEntry } from '@/lib/calendars/agenda-entries';
import { bookedAs } from '@/lib/calendars/booked-time';

type OtherCalendarDialogProps = {
  entry: AgendaEntry;
  calendarId: string;
  start: number;
  onClose: () => void;
};

/**
 * An appointment does not change its calendar: it is booked in the other one and cancelled here. Two acts, one after
 * the other, each with what became of it.
 */
export function OtherCalendarDialog({ entry, calendarId, start, onClose }: OtherCalendarDialogProps) {
  const t = useTranslations('calendars.agenda.other');
  const { calendarOf, nameOf } = useAgenda();
  const { titleOf, momentOf } = useEntryWords();
  const book = useWrite(bookAppointment);
  const cancel = useWrite(cancelAppointment);
  const note = useNoteAppointment();
  const [isBegun, setIsBegun] = useState(false);
  const [from, to] = [calendarOf(entry.calendarId), calendarOf(calendarId)];
  const names = { title: titleOf(entry), from: nameOf(from), to: nameOf(to) };
  const { contacto_id: contactId, notas } = entry.record;
  const asked = new Date(start).toISOString();
  const isElsewhere = book.data !== undefined && bookedAs(book.data, asked) === 'other';
  const { estado = 'cancelada' } = cancel.data ?? {};
  const isKept = cancel.isSuccess && estado !== 'cancelada';
  const isCancelled = cancel.isSuccess && !isKept;

  async function bookThere() {
    setIsBegun(true);
    const body = {
      inicio: asked,
      contacto_id: contactId as Id,
      ...(notas !== undefined && { notas }),
    };
    await book.mutateAsync({ path: { calendar_id: to!.id! }, body }).catch(() => undefined);
    note.readAnew(to!.id);
  }

  async function cancelHere() {
    const sent = { path: { apt_id: entry.record.id as Id }, body: { motivo: t('reason', names) } };
    await cancel.mutateAsync(sent).catch(() => undefined);
    note.readAnew(from?.id);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title', names)}
      description={t('text', names)}
      footer={<Button onPress={onClose}>{t(isBegun ? 'done' : 'leave')}</Button>}
    >
      {contactId === undefined ? (
        <p className="text-danger-ink">{t('noContact')}</p>
      ) : (
        <ol className="space-y-3">
          <Act
            label={t('book', { ...names, moment: momentOf(start) })}
            write={book}
            isOtherwise={isElsewhere}
            words={{
              done: isElsewhere ? t('bookedElsewhere', names) : t('booked', names),
              refused: t('notBooked'),
              unknown: t('bookUnknown', names),
            }}
          >
            <Button variant="primary" isPending={book.isPending} onPress={() => void bookThere()}>
              {t('bookButton', names)}
            </Button>
          </Act>
          <Act
            label={t('cancel', { ...names, moment: momentOf(entry.from) })}
            write={cancel}
            isOtherwise={isKept}
            words={{
              done: isKept ? t('notCancelled', names) : t('cancelled'),
              refused: t('notCancelled', names),
              unknown: t('cancelUnknown', names),
            }}
          >
            <Button
              variant="danger"
              isDisabled={!book.isSuccess || isElsewhere}
              isPending={cancel.isPending}
              onPress={() => void cancelHere()}
            >
              {t('cancelButton', names)}
            </Button>
          </Act>
        </ol>
      )}
      {book.isSuccess && !isCancelled && <p className="mt-3 text-warning-ink">{t('twice', names)}</p>}
    </Dialog>
  );
}

type ActProps = {
  label: string;
  write: { readonly isSuccess: boolean; readonly error: unknown; readonly isPending: boolean };
  /** The server did it, but otherwise than it was asked. */
  isOtherwise: boolean;
  words: { readonly done: string; readonly refused: string; readonly unknown: string };
  children: ReactNode;
};

function Act({ label, write, isOtherwise, words, children }: ActProps) {
  const errorWords = useErrorWords();
  const { error, isSuccess, isPending } = write;
  const isUnknown = error && outcomeOf(error) === 'unknown';
  return (
    <li className="rounded-md border p-3">
      <p>{label}</p>
      <div
        role="status"
        className="mt-1 flex items-start gap-1.5 text-ink-muted empty:hidden [&_svg]:mt-0.5 [&_svg]:size-4"
      >
        {isSuccess && (
          <>
            {isOtherwise ? (
              <TriangleAlert aria-hidden className="text-warning" />
            ) : (
              <Check aria-hidden className="text-success" />
            )}
            <span>{words.done}</span>
          </>
        )}
        {error && !isPending ? (
          <>
            {isUnknown ? <CircleHelp aria-hidden /> : <X aria-hidden className="text-danger" />}
            <span>
              {isUnknown ? words.unknown : words.refused} {errorWords(error, true).message}
            </span>
          </>
        ) : null}
      </div>
      {!isSuccess && <div className="mt-2">{children}</div>}
    </li>
  );
}
