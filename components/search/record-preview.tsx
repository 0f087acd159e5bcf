'use client';

import { useAreaWords } from '@/components/navigation/use-area-words';
import { RecordCell } from '@/components/records/fields/record-cell';
import { isSaid } from '@/components/records/is-said';
import { useWords } from '@/components/records/words';
import { LazyMessages } from '@/components/session/lazy-messages';
import type { MessageArea } from '@/i18n/messages';
import type { Field } from '@/lib/resources/resource';
import type { Hit } from './hit';

/** What a record that was found says of itself, out of the row that was found. */
export function RecordPreview({ hit }: { hit: Hit }) {
  const words = useAreaWords();
  const { search, title } = hit;
  return (
    <>
      <p className="flex items-center gap-1.5 text-ink-muted text-xs">
        <search.icon aria-hidden className="size-3.5" />
        {words.kind(search.of, 'one')}
      </p>
      <p className="mt-1 line-clamp-3 break-words font-semibold">{title}</p>
      <LazyMessages area={search.of.area as MessageArea}>
        <PreviewFields hit={hit} />
      </LazyMessages>
    </>
  );
}

function PreviewFields({ hit: { search, row } }: { hit: Hit }) {
  const { of, shows = [] } = search;
  const label = useWords(of.words.fields);
  const fields = of.fields as Readonly<Record<string, Field | undefined>>;
  const said = shows.filter((name) => isSaid(row, name));
  if (said.length === 0) return null;
  return (
    <dl className="mt-3 space-y-2">
      {said.map((name) => (
        <div key={name}>
          <dt className="text-ink-muted text-xs">{label(fields[name]?.form?.label ?? name)}</dt>
          <dd className="line-clamp-4 break-words">
            <RecordCell of={{ ...of, fields } as never} name={name} row={row} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
