'use client';

import { Command as Palette } from 'cmdk';
import { ArrowRight, Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useDebounced } from '@/components/ui/use-debounced';
import { useMedia } from '@/components/ui/use-media';
import { topOf } from '@/lib/search/rank';
import { HitLine } from './hit-line';
import { matchesCommand } from './matches-command';
import { CommandItem, PaletteGroup, PaletteItem } from './palette-parts';
import { PaletteStatus } from './palette-status';
import { RecordPreview } from './record-preview';
import { hrefOfSearch } from './search-address';
import { useIdCommands } from './use-id-commands';
import { useSearch } from './use-search';
import { useShellCommands } from './use-shell-commands';

/** Records that the palette shows, and how many of each kind before another has more. */
const SHOWN = { most: 8, each: 3 };
/** A record is previewed once one stayed on it for so long. */
const STAYED_MS = 80;

/** Keys that choose another than the first one. */
const moves: readonly string[] = ['ArrowDown', 'ArrowUp', 'Home', 'End'];
/** Names what leads to all results. */
const ALL = '/search?q';

type PaletteContentProps = {
  onClose: () => void;
  onShowShortcuts: () => void;
  /** Gives what was typed before the field was there. */
  takeTyped: () => string;
};

/** The field, what it finds, and beside it what the record says that one stands on. */
export function PaletteContent({ onClose, onShowShortcuts, takeTyped }: PaletteContentProps) {
  const t = useTranslations('shell.palette');
  const router = useRouter();
  const [text, setText] = useState('');
  const [at, setAt] = useState('');
  const [isMoved, setIsMoved] = useState(false);
  const typed = text.trim();
  const rested = useDebounced(typed);
  const found = useSearch(rested);
  // The answers always belong to the last thing typed.
  const hits = rested === typed ? topOf(found.hits, SHOWN) : [];
  const groups = useShellCommands(onShowShortcuts)
    .map(({ id, commands }) => ({
      id,
      commands: commands.filter((command) => matchesCommand(command, text)),
    }))
    .filter(({ commands }) => commands.length > 0);
  const byId = useIdCommands(typed);
  const isLooking = found.isAsked && (rested !== typed || found.isPending);
  // The first record is chosen as it comes: what leads to all of them never stands there before it.
  const leadsToAll = found.isAsked && (hits.length > 0 || !isLooking);

  const first = groups[0]?.commands[0]?.id ?? byId[0]?.id ?? hits[0]?.href ?? ALL;
  // What comes later may answer better: until somebody moves, the first one is chosen.
  const chosen = isMoved ? at : first;
  const stayed = useDebounced(chosen, STAYED_MS);
  const isWide = useMedia('(min-width: 1024px)');
  const previewed = isWide ? hits.find(({ href }) => href === stayed) : undefined;

  // Once the field is there and has the focus: what is typed from now on reaches it.
  useEffect(() => setText(takeTyped()), [takeTyped]);

  const move = () => {
    setIsMoved(true);
    setAt(chosen);
  };
  const act = (run: () => void) => {
    onClose();
    run();
  };
  const lead = (href: string) => () => act(() => router.push(href));

  return (
    <Palette
      label={t('title')}
      loop
      shouldFilter={false}
      value={chosen}
      onValueChange={setAt}
      onKeyDown={({ key, ctrlKey }) => (ctrlKey || moves.includes(key)) && move()}
      // Before the item under the pointer is chosen.
      onPointerMoveCapture={move}
    >
      <div className="flex items-center gap-2 border-b px-4">
        <Search aria-hidden className="size-4 shrink-0 text-ink-faint" />
        <Palette.Input
          autoFocus
          value={text}
          onValueChange={(next) => {
            setText(next);
            setIsMoved(false);
          }}
          placeholder={t('placeholder')}
          className="h-12 w-full bg-transparent outline-none"
        />
      </div>
      <div className="flex">
        <Palette.List className="max-h-96 min-w-0 flex-1 overflow-y-auto p-1.5">
          {!found.isAsked && (
            <Palette.Empty className="px-3 py-6 text-center text-ink-muted">{t('none')}</Palette.Empty>
          )}
          {groups.map(({ id, commands }) => (
            <PaletteGroup key={id} heading={t(id)}>
              {commands.map((command) => (
                <CommandItem key={command.id} command={command} onSelect={act} />
              ))}
            </PaletteGroup>
          ))}
          {(byId.length > 0 || leadsToAll) && (
            <PaletteGroup heading={t('records')}>
              {byId.map((command) => (
                <CommandItem key={command.id} command={command} onSelect={act} />
              ))}
              {hits.map((hit) => (
                <PaletteItem key={hit.href} value={hit.href} onSelect={lead(hit.href)}>
                  <HitLine hit={hit} typed={typed} />
                </PaletteItem>
              ))}
              {leadsToAll && (
                <PaletteItem value={ALL} onSelect={lead(hrefOfSearch(typed))}>
                  <ArrowRight aria-hidden className="size-4 shrink-0 text-ink-muted" />
                  <span className="truncate">{t('seeAll', { text: typed })}</span>
                </PaletteItem>
              )}
            </PaletteGroup>
          )}
        </Palette.List>
        {previewed && (
          <section
            aria-label={t('preview')}
            className="max-h-96 w-72 shrink-0 overflow-y-auto border-l px-4 py-3"
          >
            <RecordPreview hit={previewed} />
          </section>
        )}
      </div>
      <PaletteStatus found={found} isLooking={isLooking} />
    </Palette>
  );
}
