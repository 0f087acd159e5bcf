'use client';

import { useInstants } from '@/components/session/use-instants';
import type { EventObject } from '@/lib/contract/event-object';

type ObjectNameProps = {
  object: { readonly [Field in keyof EventObject]?: EventObject[Field] | undefined } | null | undefined;
};

/** What an event is about: what the record is called (of an appointment: when it is) and its id, which is never cut. */
export function ObjectName({ object }: ObjectNameProps) {
  const { id, title } = object ?? {};
  const { toTheMinute } = useInstants();
  const name = title && isInstant.test(title) ? toTheMinute(title) : title || undefined;
  if (id == null && name === undefined) return <span className="text-ink-muted text-xs">—</span>;
  return (
    <span className="flex gap-1 text-xs" title={name}>
      {name && <span className="min-w-0 truncate">{name}</span>}
      {id != null && <span className="shrink-0 text-ink-muted">{`#${id}`}</span>}
    </span>
  );
}

const isInstant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
