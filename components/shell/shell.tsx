'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { CommandProvider } from '@/components/commands/command-registry';
import { GoTo } from '@/components/commands/go-to';
import { ShortcutsProvider, useShortcut } from '@/components/commands/shortcuts';
import { JobDock, JobDockSpace } from '@/components/jobs/job-dock';
import { JobsProvider } from '@/components/jobs/jobs-context';
import { navigationFor } from '@/components/navigation/navigation';
import { useAreaWords } from '@/components/navigation/use-area-words';
import { CommandPalette } from '@/components/search/command-palette';
import { useSession } from '@/components/session/session-context';
import { lazy, lazyOverlay } from '@/components/ui/lazy';
import { HealthBanner } from './health-banner';
import { LiveBand } from './live-band';
import { Sidebar } from './sidebar';
import { SignOutDialog } from './sign-out-dialog';
import { TopBar } from './top-bar';
import { useAreaWatch } from './use-area-watch';

const ShortcutsDialog = lazyOverlay(() =>
  import('@/components/commands/shortcuts-dialog').then((module) => module.ShortcutsDialog),
);

const SandboxTime = lazy(() =>
  import('@/components/clock/sandbox-time').then((module) => module.SandboxTime),
);

type ShellProps = {
  isSidebarCompact: boolean;
  /** A bar above every page. */
  band?: ReactNode;
  children: ReactNode;
};

/** The frame of every signed-in page. Expects a SessionProvider around it. */
export function Shell(props: ShellProps) {
  return (
    <CommandProvider>
      <ShortcutsProvider>
        <JobsProvider>
          <Frame {...props} />
        </JobsProvider>
      </ShortcutsProvider>
    </CommandProvider>
  );
}

function Frame({ isSidebarCompact, band, children }: ShellProps) {
  const t = useTranslations('shell');
  const words = useAreaWords();
  const [open, setOpen] = useState<'palette' | 'shortcuts'>();
  const show = { onShowPalette: () => setOpen('palette'), onShowShortcuts: () => setOpen('shortcuts') };

  const { closed, connection } = useSession();
  const navigation = navigationFor(closed).flatMap(({ items }) => items);
  useAreaWatch();
  useShortcut('?', t('shortcuts.help'), show.onShowShortcuts, 'general');
  usePaletteKey(show.onShowPalette);

  return (
    // Clipped, not hidden: what is hidden can be scrolled to by an address or a script, and the frame would move.
    <div className="flex h-dvh flex-col overflow-clip">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 rounded-md bg-accent px-3 py-1.5 text-on-accent not-focus:sr-only"
      >
        {t('skipToContent')}
      </a>
      <LiveBand />
      {connection?.environment === 'test' && <SandboxTime key={connection.id} />}
      {band}
      <TopBar {...show} />
      <div className="flex min-h-0 flex-1">
        <Sidebar isCompactAtFirst={isSidebarCompact} {...show} />
        {/* A record's panel stands at the right edge of this, beside what is in `main`. */}
        <div className="relative flex min-w-0 flex-1">
          <main
            id="main"
            tabIndex={-1}
            className="flex min-w-0 flex-1 flex-col overflow-y-auto bg-surface outline-none"
          >
            {children}
            <JobDockSpace />
          </main>
        </div>
      </div>
      {navigation.map(({ area, href, key }) => (
        <GoTo key={href} keys={`g ${key}`} label={words.name(area)} href={href} />
      ))}
      <GoTo keys="g /" label={t('palette.searchPage')} href="/search" />
      <JobDock />
      <HealthBanner />
      <SignOutDialog />
      <ShortcutsDialog isOpen={open === 'shortcuts'} onOpenChange={() => setOpen(undefined)} />
      <CommandPalette
        isOpen={open === 'palette'}
        onOpenChange={() => setOpen(undefined)}
        onShowShortcuts={show.onShowShortcuts}
      />
    </div>
  );
}

/** Ctrl+K or Cmd+K opens the palette from anywhere, fields included. */
function usePaletteKey(onShowPalette: () => void) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      onShowPalette();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
