'use client';

import { FolderUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { keepFiles } from '@/components/configuration/compare/kept-files';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { droppedFiles, readBrought, selectedFiles } from './brought-files';
import { FilesProblem } from './read-files';

/** Takes a configuration that was brought along: a zip or a folder of YAML, dropped or selected. It stays in the tab. */
export function FilesDrop() {
  const t = useTranslations('configuration.files');
  const zip = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<FilesProblem['code']>();

  async function take(found: ReturnType<typeof selectedFiles> | ReturnType<typeof droppedFiles>) {
    setIsBusy(true);
    setProblem(undefined);
    try {
      keepFiles(await readBrought(await found));
    } catch (thrown) {
      setProblem(thrown instanceof FilesProblem ? thrown.code : 'notRead');
    } finally {
      setIsBusy(false);
    }
  }
  function takeFrom(input: HTMLInputElement) {
    const found = selectedFiles(input.files);
    // The same file may be selected again.
    input.value = '';
    if (found.length > 0) void take(found);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same without a mouse
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        void take(droppedFiles(event.dataTransfer.items));
      }}
      className={classNames(
        'mx-4 mb-4 flex flex-col items-center gap-3 rounded-lg border border-line-strong border-dashed px-4 py-12 text-center sm:mx-6',
        isOver ? 'bg-selected' : 'bg-surface',
      )}
    >
      <FolderUp aria-hidden className="size-6 text-ink-faint" />
      <p className="font-medium">{t('dropTitle')}</p>
      <p className="max-w-prose text-ink-muted">{t('dropText')}</p>
      <input
        ref={zip}
        type="file"
        accept=".zip,.yaml,.yml,application/zip"
        aria-label={t('zip')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => takeFrom(event.target)}
      />
      <input
        ref={folder}
        type="file"
        {...{ webkitdirectory: '' }}
        aria-label={t('folder')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => takeFrom(event.target)}
      />
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="primary" isPending={isBusy} onPress={() => zip.current?.click()}>
          {t('zip')}
        </Button>
        <Button onPress={() => folder.current?.click()}>{t('folder')}</Button>
      </div>
      <p role="alert" className="min-h-5 max-w-prose text-danger-ink">
        {problem && t(`problem.${problem}`)}
      </p>
    </div>
  );
}
