/**
 * The cursor just before an event, with which `GET /events` answers it first: there is no operation that reads
 * one event. Undefined where the id is not `evt_<number>` ("Event envelope").
 */
export function cursorBefore(eventId: string): string | undefined {
  const number = /^evt_([1-9]\d{0,14})$/.exec(eventId)?.[1];
  return number === undefined ? undefined : `evt_${Number(number) - 1}`;
}
