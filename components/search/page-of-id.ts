import type { Area } from '@/lib/resources/area';
import { areas } from '@/lib/resources/areas.generated';

type IdPage = { readonly area: string; readonly kind: string; readonly id: string; readonly href: string };

/** What a typed id leads to: an event by `evt_12`, a delivery by `#12` or `12`. */
export function pageOfId(typed: string): IdPage | undefined {
  const pages = Object.values<Area>(areas).flatMap(({ name, ids = [] }) =>
    ids.flatMap(({ kind, like, path }) => {
      const id = like.exec(typed)?.[1];
      return id === undefined ? [] : [{ area: name, kind, id, href: `${path}/${id}` }];
    }),
  );
  return pages[0];
}
