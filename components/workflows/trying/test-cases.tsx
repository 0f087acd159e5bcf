'use client';

import { Pin, Play, Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { IconButton } from '@/components/ui/icon-button';
import { flowOf } from '@/components/workflows/document/document-flow';
import { useDocument, useEditorScope } from '@/components/workflows/editor/editor-context';
import { newIdempotencyKey } from '@/lib/api/idempotency';
import { isReady, type TestCase, type TestStart, withCase, withoutCase, withPin } from './test-set';
import type { Trying } from './use-trying';

type TestCasesProps = {
  trying: Trying;
  /** What would be kept as a case. */
  start: TestStart;
  onRun: (one: TestCase) => void;
  onGo: (node: string) => void;
};

/** The tests that this browser keeps for the workflow, and the steps whose outputs are pinned in them. */
export function TestCases({ trying, start, onRun, onGo }: TestCasesProps) {
  const t = useTranslations('workflows.try');
  const [name, setName] = useState<string>();
  const { tests, change } = trying;

  function keep() {
    const named = name?.trim();
    if (!named) return;
    change((set) => withCase(set, { ...start, id: newIdempotencyKey(), name: named }));
    setName(undefined);
  }

  return (
    <section className="space-y-2">
      <div className="flex items-center justify-between gap-2">
        <h2 className="font-semibold">{t('cases')}</h2>
        <Button
          size="sm"
          icon={<Plus aria-hidden />}
          isDisabled={!isReady(start.source)}
          onPress={() => setName(t('caseName', { number: tests.cases.length + 1 }))}
        >
          {t('keep')}
        </Button>
      </div>
      {name !== undefined && (
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            keep();
          }}
        >
          <TextField
            autoFocus
            label={t('name')}
            value={name}
            onChange={setName}
            maxLength={100}
            className="flex-1"
          />
          <Button type="submit" isDisabled={name.trim() === ''}>
            {t('keepIt')}
          </Button>
        </form>
      )}
      {tests.cases.length === 0 && name === undefined && (
        <p className="text-ink-muted text-xs">{t('noCases')}</p>
      )}
      {tests.cases.length > 0 && (
        <ul aria-label={t('cases')} className="divide-y rounded-md border">
          {tests.cases.map((one) => (
            <li key={one.id} className="flex items-center gap-1 py-0.5 pr-1 pl-2.5">
              <span className="min-w-0 flex-1 truncate">{one.name}</span>
              <span className="text-ink-muted text-xs">{t(`kind.${one.source.kind}`)}</span>
              <IconButton
                size="sm"
                label={t('runCase', { name: one.name })}
                icon={<Play aria-hidden />}
                onPress={() => onRun(one)}
              />
              <IconButton
                size="sm"
                label={t('removeCase', { name: one.name })}
                icon={<X aria-hidden />}
                onPress={() => change((set) => withoutCase(set, one.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <Pins trying={trying} onGo={onGo} />
    </section>
  );
}

function Pins({ trying, onGo }: Pick<TestCasesProps, 'trying' | 'onGo'>) {
  const t = useTranslations('workflows.try');
  const { words } = useEditorScope();
  const flow = flowOf(useDocument());
  const pins = Object.entries(trying.tests.pins).flatMap(([key, pin]) => {
    const node = flow.node(key);
    return node ? [{ key, pin, node }] : [];
  });
  if (pins.length === 0) return null;
  return (
    <ul aria-label={t('pins')} className="divide-y rounded-md border">
      {pins.map(({ key, pin, node }) => (
        <li key={key} className="flex items-center gap-1.5 py-0.5 pr-1 pl-2.5">
          <Pin aria-hidden className="size-3.5 shrink-0 text-ink-muted" />
          <button
            type="button"
            className="min-w-0 flex-1 truncate text-left hover:underline"
            onClick={() => onGo(key)}
          >
            {words.title(node)}
          </button>
          {pin.salida && <span className="text-ink-muted text-xs">{words.handle(pin.salida)}</span>}
          <IconButton
            size="sm"
            label={t('unpinOf', { name: words.title(node) })}
            icon={<X aria-hidden />}
            onPress={() => trying.change((set) => withPin(set, key, undefined))}
          />
        </li>
      ))}
    </ul>
  );
}
