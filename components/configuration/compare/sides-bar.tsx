'use client';

import { ArrowLeftRight, FileArchive } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useSession } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import { IconButton } from '@/components/ui/icon-button';
import { FILES } from './compare-address';
import { type KeptFiles, keepFiles } from './kept-files';
import type { Sides } from './sides';

type SidesBarProps = {
  sides: Sides;
  files: KeptFiles | undefined;
  isComparing: boolean;
  onChange: (sides: { source: string; target: string }) => void;
  /** Undefined while there is nothing to compare. */
  onCompare: (() => void) | undefined;
  hasResult: boolean;
  /** Stands at the end. */
  children?: ReactNode;
};

/** The two that are compared, the way between them, and the button that does it. */
export function SidesBar({
  sides,
  files,
  isComparing,
  onChange,
  onCompare,
  hasResult,
  children,
}: SidesBarProps) {
  const t = useTranslations('configuration.compare');
  const words = useTranslations('shell.connection');
  const { connections } = useSession();
  const { source, target } = sides;
  const options = connections.map(({ id, name, environment }) => ({
    id,
    label: name,
    description: words(environment),
  }));
  const ofFiles = {
    id: FILES,
    label: files ? t('filesNamed', { name: files.name }) : t('files'),
    description: t('filesHint'),
    icon: <FileArchive aria-hidden className="size-4 text-ink-faint" />,
  };
  /** The side that was on the other one's place goes where there is room. */
  function setSource(id: string) {
    if (id === FILES && source === FILES) keepFiles(undefined);
    onChange({ source: id, target: id === target ? otherThan(id) : (target ?? '') });
  }
  function setTarget(id: string) {
    onChange({ source: id === source ? otherThan(id) : (source ?? ''), target: id });
  }
  function otherThan(id: string): string {
    const swapped = id === target ? source : target;
    return swapped && swapped !== FILES && swapped !== id
      ? swapped
      : (connections.find((one) => one.id !== id)?.id ?? '');
  }
  /** Which it is, and whether it is for live: the same kinds of names are often given to both. */
  function labelOf(side: 'source' | 'target'): string {
    const environment = connections.find(({ id }) => id === sides[side])?.environment;
    return environment ? `${t(side)} · ${words(environment)}` : t(side);
  }
  const canSwap = source !== undefined && source !== FILES && target !== undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2 gap-y-3 px-4 pb-3 sm:flex sm:flex-wrap sm:px-6">
      <Select
        label={labelOf('source')}
        className="sm:w-64"
        placeholder={t('selectSide')}
        options={[...options, ofFiles]}
        value={source ?? null}
        onChange={setSource}
      />
      <IconButton
        label={t('swap')}
        icon={<ArrowLeftRight aria-hidden className="max-sm:rotate-90" />}
        isDisabled={!canSwap}
        onPress={() => onChange({ source: target!, target: source! })}
        className="max-sm:row-span-2 max-sm:self-center"
      />
      <Select
        label={labelOf('target')}
        className="sm:w-64"
        placeholder={t('selectSide')}
        options={options}
        value={target ?? null}
        onChange={setTarget}
      />
      <Button
        variant={hasResult ? 'secondary' : 'primary'}
        isPending={isComparing}
        isDisabled={!onCompare}
        onPress={() => onCompare?.()}
        className="max-sm:col-span-2"
      >
        {t(hasResult ? 'again' : 'start')}
      </Button>
      {children}
    </div>
  );
}
