/** What a typed id leads to: an event by `evt_12`, a delivery by `#12` or `12`. */
export function pageOfId(
  typed: string,
): { kind: 'event' | 'delivery'; id: string; href: string } | undefined {
  const [, event, delivery] = /^(?:(evt_\d+)|#?(\d+))$/.exec(typed) ?? [];
  if (event) return { kind: 'event', id: event, href: `/webhooks/events/${event}` };
  if (delivery) return { kind: 'delivery', id: delivery, href: `/webhooks/deliveries/${delivery}` };
  return undefined;
}
