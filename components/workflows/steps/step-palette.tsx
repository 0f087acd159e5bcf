'use client';

import { Command as Palette } from 'cmdk';
import { FlaskConical, Search, X, ZapOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { IconButton } from '@/components/ui/icon-button';
import type { Block } from '@/components/workflows/blocks/block-index';
import { entryNames } from '@/components/workflows/blocks/names';
import { flowOf } from '@/components/workflows/document/document-flow';
import { isRecord, textOf } from '@/components/workflows/document/fields';
import type { PaletteTarget } from '@/components/workflows/editor/editor';
import { useDocument, useEditor, useEditorScope } from '@/components/workflows/editor/editor-context';
import { defaultTarget, fitsTarget, insertBlock } from '@/components/workflows/editor/editor-insert';
import { focusNode } from '@/components/workflows/editor/focus-node';
import { NodeIcon } from '@/components/workflows/editor/node-icon';
import { dragBlock } from '@/components/workflows/editor/palette-drag';
import { fold } from '@/lib/format/fold';
import { Choice, Choices, HandleChoice } from './palette-choices';
import { TypedStep } from './typed-step';

const groups = ['triggers', 'actions', 'logic'] as const;

type StepPaletteProps = { blocksError: unknown; onRetryBlocks: () => void };

/** The blocks that fit where the next one goes: by Enter, by click, or dragged onto the canvas. */
export function StepPalette({ blocksError, onRetryBlocks }: StepPaletteProps) {
  const t = useTranslations('workflows.palette');
  const { editor, index } = useEditorScope();
  const target = useEditor((state) => state.palette) ?? defaultTarget(editor, index);
  const [group, setGroup] = useState<Block['group']>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const document_ = useDocument();
  const hasTrigger = flowOf(document_).nodes.some(({ list }) => list === 'triggers');

  function close() {
    const { current } = editor.state;
    editor.set({ palette: undefined });
    if (current !== undefined) focusNode(current);
  }

  function choose(block: Block) {
    const place: PaletteTarget = fitsTarget(block, target, editor) ? target : { kind: 'free' };
    const key = insertBlock(editor, index, block, place);
    editor.say(t('added', { name: block.name }));
    editor.set({ palette: undefined });
    focusNode(key);
  }

  // A trigger can always be added: it starts the flow from elsewhere.
  const fits = (block: Block) =>
    fitsTarget(block, target, editor) || (block.group === 'triggers' && target.kind === 'handle');
  const order = hasTrigger ? (['actions', 'logic', 'triggers'] as const) : groups;
  const hasBlocks = index.blocks.length > 0;
  const shown = order.filter((one) => group === undefined || one === group);
  return (
    <section
      aria-label={t('title')}
      className="absolute inset-y-0 left-0 z-20 flex w-72 max-w-full flex-col border-r bg-surface"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
    >
      <Palette
        label={t('title')}
        loop
        filter={(_, search, keywords) => matches(keywords, search)}
        className="flex min-h-0 flex-1 flex-col"
      >
        <div className="flex items-center gap-1 border-b py-1 pr-1 pl-3">
          {hasBlocks ? (
            <>
              <Search aria-hidden className="size-4 shrink-0 text-ink-faint" />
              <Palette.Input
                ref={input}
                placeholder={t('search')}
                className="h-8 w-full min-w-0 bg-transparent px-1.5 outline-none"
              />
            </>
          ) : (
            <h2 className="min-w-0 flex-1 font-medium">{t('title')}</h2>
          )}
          <IconButton size="sm" label={t('close')} icon={<X aria-hidden />} onPress={close} />
        </div>
        {(Boolean(blocksError) || !hasBlocks) && (
          <div
            role="status"
            className="space-y-1.5 border-b bg-warning-soft px-3 py-2 text-warning-ink text-xs"
          >
            <p>{t(blocksError ? 'noBlocks' : 'unreadBlocks')}</p>
            <Button size="sm" onPress={onRetryBlocks}>
              {t('retry')}
            </Button>
          </div>
        )}
        <TargetLine target={target} />
        {target.kind === 'handle' && <HandleChoice target={target} />}
        {hasBlocks && (
          <Choices label={t('kind')}>
            {groups.map((one) => (
              <Choice
                key={one}
                isChosen={group === one}
                onChoose={() => setGroup(group === one ? undefined : one)}
              >
                {t(`group.${one}`)}
              </Choice>
            ))}
          </Choices>
        )}
        {hasBlocks && (
          <Palette.List className="min-h-0 flex-1 overflow-y-auto p-1.5">
            <Palette.Empty className="px-3 py-6 text-center text-ink-muted">{t('none')}</Palette.Empty>
            {shown.map((one) => {
              const blocks = index.blocks.filter((block) => block.group === one && fits(block));
              return (
                blocks.length > 0 && (
                  <Palette.Group
                    key={one}
                    heading={t(`group.${one}`)}
                    className="[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-muted [&_[cmdk-group-heading]]:text-xs"
                  >
                    {blocks.map((block) => (
                      <PaletteItem key={block.id} block={block} onChoose={() => choose(block)} />
                    ))}
                  </Palette.Group>
                )
              );
            })}
          </Palette.List>
        )}
        <div className="max-h-72 overflow-y-auto border-t px-3 py-1">
          <Disclosure title={t('typed')} level={2} isDefaultOpen={!hasBlocks} isLazy>
            <TypedStep onInsert={choose} isFirst={!hasBlocks} />
          </Disclosure>
          {index.rules.length > 0 && (
            <Disclosure title={t('rules')} level={2} isLazy>
              <ul className="list-disc space-y-1 pb-2 pl-5 text-ink-muted text-xs">
                {index.rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </Disclosure>
          )}
        </div>
      </Palette>
    </section>
  );
}

function PaletteItem({ block, onChoose }: { block: Block; onChoose: () => void }) {
  const t = useTranslations('workflows.palette');
  return (
    <Palette.Item
      value={block.id}
      keywords={keywordsOf(block)}
      onSelect={onChoose}
      draggable
      onDragStart={(event) => dragBlock(event.dataTransfer, block.id)}
      className="flex min-h-10 cursor-pointer items-start gap-2.5 rounded-md px-2 py-1.5 data-[selected=true]:bg-hover"
    >
      <NodeIcon block={block} className="mt-0.5 size-4 shrink-0 text-ink-muted" />
      <span className="min-w-0 flex-1">
        <span className="block">{block.name}</span>
        {block.description !== '' && (
          <span className="block text-ink-muted text-xs">{block.description}</span>
        )}
        {(block.identity !== 'exact' || block.description === '') && (
          <code className="block break-all font-mono text-ink-muted text-xs">
            {[block.type, block.subtype].filter(Boolean).join(' · ') || t('noIdentifier')}
          </code>
        )}
        {block.settings !== 'known' && (
          <span className="block text-ink-muted text-xs">{t('settingsAsJson')}</span>
        )}
      </span>
      {block.isSimulated && (
        <FlaskConical role="img" aria-label={t('simulated')} className="mt-0.5 size-3.5 text-ink-faint" />
      )}
      {block.isNeverEmitted && (
        <ZapOff role="img" aria-label={t('neverEmitted')} className="mt-0.5 size-3.5 text-warning-ink" />
      )}
    </Palette.Item>
  );
}

/** Says where the chosen block will go. */
function TargetLine({ target }: { target: PaletteTarget }) {
  const t = useTranslations('workflows.palette');
  const { editor, words } = useEditorScope();
  const flow = flowOf(editor.document);
  const title = (key: string | undefined) => {
    const node = key === undefined ? undefined : flow.node(key);
    return node ? words.title(node) : '—';
  };
  const edge = target.kind === 'edge' ? flow.edges.find(({ key }) => key === target.edge) : undefined;
  const text =
    target.kind === 'edge'
      ? t('between', { from: title(edge?.source), to: title(edge?.target) })
      : target.kind === 'handle'
        ? target.handle === undefined
          ? t('after', { name: title(target.source) })
          : t('afterHandle', { name: title(target.source), handle: words.handle(target.handle) })
        : target.kind === 'replace'
          ? t('instead', { name: title(target.node) })
          : t('free');
  return <p className="border-b bg-canvas px-3 py-1.5 text-ink-muted text-xs">{text}</p>;
}

/** Every word somewhere in it, the beginning of a name first. */
function matches(keywords: readonly string[] | undefined, search: string): number {
  const names = (keywords ?? []).map(fold);
  const whole = names.join(' ');
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (!words.every((word) => whole.includes(word))) return 0;
  return names.some((name) => name.startsWith(words[0] ?? '')) ? 1 : 0.5;
}

/** What a block is found by: its words in the language of the page, its identifiers, and the server's own words. */
function keywordsOf({ name, subtype, type, description, raw }: Block): string[] {
  const own = isRecord(raw)
    ? [entryNames.name, entryNames.description].map((names) => textOf(raw, names))
    : [];
  return [name, subtype ?? '', type, description, ...own.filter((text) => text !== undefined)];
}
