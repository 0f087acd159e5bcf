'use client';

import { useTranslations } from 'next-intl';
import { memo, useDeferredValue } from 'react';
import { JsonDraft } from '@/components/editing/json-draft';
import { Badge } from '@/components/ui/badge';
import { Disclosure } from '@/components/ui/disclosure';
import type { Block } from '@/components/workflows/blocks/block-index';
import type { Finding } from '@/components/workflows/checks/findings';
import { useFindingText } from '@/components/workflows/checks/use-finding-text';
import { replaceEntry } from '@/components/workflows/document/document-entries';
import { type FlowNode, flowOf } from '@/components/workflows/document/document-flow';
import { useDocument, useEditor, useEditorScope } from '@/components/workflows/editor/editor-context';
import { NodeActions } from '@/components/workflows/editor/node-actions';
import { NodeIcon } from '@/components/workflows/editor/node-icon';
import { keyHint } from '@/components/workflows/key-hint';
import { messageOf } from '@/components/workflows/values/message';
import { BlockSource } from './block-source';
import { KnownFieldsProvider } from './known-fields';
import { PreviewPicker } from './preview';
import { StepForm } from './step-form';
import { StepName } from './step-name';

type StepPanelProps = { findings: readonly Finding[] };

/** The chosen node: its form, what is wrong with it, and its JSON; of several what can be done with all of them. */
export function StepPanel({ findings }: StepPanelProps) {
  const t = useTranslations('workflows.form');
  const { editor, isReadOnly } = useEditorScope();
  // The form follows between frames: a press on a node begins a drag as well.
  const selection = useDeferredValue(useEditor((state) => state.selection));
  const count = [...selection].filter((key) => editor.isNode(key)).length;
  if (count === 0) {
    return <p className="p-4 text-ink-muted">{isReadOnly ? t('chooseToLook') : t.rich('choose', keyHint)}</p>;
  }
  if (count > 1) {
    return (
      <div className="space-y-2 p-4">
        <p className="text-ink-muted">{t('several', { count })}</p>
        {!isReadOnly && <NodeActions canCopy />}
      </div>
    );
  }
  // What is read for all forms stands above what is drawn anew at every key.
  return (
    <KnownFieldsProvider>
      <ChosenNode selection={selection} findings={findings} />
    </KnownFieldsProvider>
  );
}

function ChosenNode({ selection, findings }: StepPanelProps & { selection: ReadonlySet<string> }) {
  const flow = flowOf(useDocument());
  const [node] = [...selection].flatMap((key) => flow.node(key) ?? []);
  return node && <NodePanel key={node.key} node={node} findings={findings} />;
}

function NodePanel({ node, findings }: { node: FlowNode; findings: readonly Finding[] }) {
  const t = useTranslations('workflows.form');
  const { index, isReadOnly, words } = useEditorScope();
  const block = index.blockOf(node);
  const textOf = useFindingText();
  const loose = findings.filter(
    ({ node: of, key }) =>
      of === node.key && (key === undefined || !block?.keys.some((one) => key.startsWith(one.key))),
  );
  return (
    <div className="space-y-4 p-4">
      <header className="space-y-2">
        <div className="flex items-start gap-2">
          <NodeIcon block={block} className="mt-0.5 size-4 shrink-0 text-ink-muted" />
          <div className="min-w-0 flex-1">
            <h2 className="break-words font-semibold">{words.title(node)}</h2>
            <p className="text-ink-muted text-xs">{block?.description || words.summary(node)}</p>
          </div>
          <code className="shrink-0 font-mono text-ink-faint text-xs">{node.key}</code>
        </div>
        <Identity node={node} block={block} />
        {block?.isSimulated && <Badge tone="neutral">{t('simulated')}</Badge>}
        {block?.isNeverEmitted && (
          <p className="rounded-md bg-warning-soft px-3 py-2 text-warning-ink text-xs">{t('neverEmitted')}</p>
        )}
        <StepName key={node.key} node={node} block={block} />
        {!isReadOnly && (
          <NodeActions
            nodeKey={node.id === undefined ? undefined : node.key}
            canCopy={node.id !== undefined}
          />
        )}
      </header>
      {loose.length > 0 && (
        <ul className="space-y-1 text-xs">
          {loose.map((finding) => (
            <li
              key={finding.message}
              className={finding.level === 'error' ? 'text-danger-ink' : 'text-warning-ink'}
            >
              {textOf(finding)}
            </li>
          ))}
        </ul>
      )}
      {block && !node.opaque ? (
        <StepForm node={node} block={block} findings={findings} />
      ) : (
        <p className="rounded-md bg-sunken px-3 py-2 text-ink-muted text-xs">{t('opaque')}</p>
      )}
      {block && <BlockSource block={block} />}
      {block && !node.opaque && !messageOf(node, block) && (
        <Disclosure title={t('preview')} isLazy>
          <PreviewPicker />
        </Disclosure>
      )}
      <StepJson nodeKey={node.key} isOpen={block?.settings !== 'known' || node.opaque !== undefined} />
    </div>
  );
}

/** The exact identifiers of a node, and what the list of blocks says of them where it is not simply among its own. */
function Identity({ node, block }: { node: FlowNode; block: Block | undefined }) {
  const t = useTranslations('workflows.form');
  const { index, words } = useEditorScope();
  const standing = index.standingOf(node);
  if (node.type === '') return null;
  return (
    <p className="text-ink-muted text-xs">
      <code className="break-all font-mono">{[node.type, node.subtype].filter(Boolean).join(' · ')}</code>
      {standing !== 'known' && <span className="block">{words.standing(node)}</span>}
      {standing === 'known' && block?.identity === 'assumed' && <span className="block">{t('assumed')}</span>}
    </p>
  );
}

/** The node's entry as JSON, below a title that is not drawn at every key. */
const StepJson = memo(function StepJson({ nodeKey, isOpen }: { nodeKey: string; isOpen: boolean }) {
  const t = useTranslations('workflows.form');
  return (
    <Disclosure title={t('json')} isDefaultOpen={isOpen} isLazy>
      <EntryJson nodeKey={nodeKey} />
    </Disclosure>
  );
});

/** It follows when there is time: what is typed in the form comes first. */
function EntryJson({ nodeKey }: { nodeKey: string }) {
  const t = useTranslations('workflows.form');
  const { editor, isReadOnly } = useEditorScope();
  const raw = useEditor((state) => flowOf(state.history.present.document).node(nodeKey)?.raw);
  const shown = useDeferredValue(raw);
  if (shown === undefined) return null;
  return (
    <JsonDraft
      editor={editor}
      subject={`node ${nodeKey}`}
      label={t('jsonOf', { key: nodeKey })}
      value={shown}
      isReadOnly={isReadOnly}
      onApply={(entry) => editor.edit('json', (at) => replaceEntry(at, nodeKey, entry))}
    />
  );
}
