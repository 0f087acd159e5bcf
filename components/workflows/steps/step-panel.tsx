'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue } from 'react';
import { Badge } from '@/components/ui/badge';
import { Disclosure } from '@/components/ui/disclosure';
import type { Block } from '@/components/workflows/blocks/catalog-index';
import type { Finding } from '@/components/workflows/checks/findings';
import { replaceEntry } from '@/components/workflows/document/document-entries';
import { type FlowCard, flowOf } from '@/components/workflows/document/document-flow';
import { CardActions } from '@/components/workflows/editor/card-actions';
import { CardIcon } from '@/components/workflows/editor/card-icon';
import { useDocument, useEditor, useEditorScope } from '@/components/workflows/editor/editor-context';
import type { Json } from '@/lib/contract/scalars';
import { CatalogEntry } from './catalog-entry';
import { JsonDraft } from './json-draft';
import { KnownFieldsProvider } from './known-fields';
import { PreviewPicker } from './preview';
import { StepForm } from './step-form';

type StepPanelProps = { findings: readonly Finding[] };

/** The chosen card: its form, what is wrong with it, and its JSON; of several what can be done with all of them. */
export function StepPanel({ findings }: StepPanelProps) {
  const t = useTranslations('workflows.form');
  const { editor, isReadOnly } = useEditorScope();
  const count = useEditor(({ selection }) => [...selection].filter((key) => editor.isCard(key)).length);
  if (count === 0) {
    return <p className="p-4 text-ink-muted">{t(isReadOnly ? 'chooseToLook' : 'choose')}</p>;
  }
  if (count > 1) {
    return (
      <div className="space-y-2 p-4">
        <p className="text-ink-muted">{t('several', { count })}</p>
        {!isReadOnly && <CardActions canCopy />}
      </div>
    );
  }
  // What is read for all forms stands above what is drawn anew at every key.
  return (
    <KnownFieldsProvider>
      <ChosenCard findings={findings} />
    </KnownFieldsProvider>
  );
}

function ChosenCard({ findings }: StepPanelProps) {
  const flow = flowOf(useDocument());
  const selection = useEditor((state) => state.selection);
  const [card] = [...selection].flatMap((key) => flow.card(key) ?? []);
  return card && <CardPanel key={card.key} card={card} findings={findings} />;
}

function CardPanel({ card, findings }: { card: FlowCard; findings: readonly Finding[] }) {
  const t = useTranslations('workflows.form');
  const { index, isReadOnly, words } = useEditorScope();
  const block = index.blockOf(card);
  const loose = findings.filter(
    ({ card: of, key }) =>
      of === card.key && (key === undefined || !block?.keys.some((one) => key.startsWith(one.key))),
  );
  return (
    <div className="space-y-4 p-4">
      <header className="space-y-2">
        <div className="flex items-start gap-2">
          <CardIcon block={block} className="mt-0.5 size-4 shrink-0 text-ink-muted" />
          <div className="min-w-0 flex-1">
            <h2 className="break-words font-semibold">{words.title(card)}</h2>
            <p className="text-ink-muted text-xs">{block?.description ?? words.summary(card)}</p>
          </div>
          <code className="shrink-0 font-mono text-ink-faint text-xs">{card.key}</code>
        </div>
        <Identity card={card} block={block} />
        {block?.isSimulated && <Badge tone="neutral">{t('simulated')}</Badge>}
        {block?.isNeverEmitted && (
          <p className="rounded-md bg-warning-soft px-3 py-2 text-warning-ink text-xs">{t('neverEmitted')}</p>
        )}
        {!isReadOnly && (
          <CardActions
            cardKey={card.id === undefined ? undefined : card.key}
            canCopy={card.id !== undefined}
          />
        )}
      </header>
      {loose.length > 0 && (
        <ul className="space-y-1 text-xs">
          {loose.map(({ level, message }) => (
            <li key={message} className={level === 'error' ? 'text-danger-ink' : 'text-warning-ink'}>
              {message}
            </li>
          ))}
        </ul>
      )}
      {block && !card.opaque ? (
        <StepForm card={card} block={block} findings={findings} />
      ) : (
        <p className="rounded-md bg-sunken px-3 py-2 text-ink-muted text-xs">{t('opaque')}</p>
      )}
      {block && <CatalogEntry block={block} />}
      {block && !card.opaque && (
        <Disclosure title={t('preview')} isLazy>
          <PreviewPicker />
        </Disclosure>
      )}
      <StepJson
        cardKey={card.key}
        raw={card.raw}
        isOpen={block?.settings !== 'known' || card.opaque !== undefined}
      />
    </div>
  );
}

/** The exact identifiers of a card, and what the catalogue says of them where it is not simply among its own. */
function Identity({ card, block }: { card: FlowCard; block: Block | undefined }) {
  const t = useTranslations('workflows.form');
  const { index, words } = useEditorScope();
  const standing = index.standingOf(card);
  if (card.type === '') return null;
  return (
    <p className="text-ink-muted text-xs">
      <code className="break-all font-mono">{[card.type, card.subtype].filter(Boolean).join(' · ')}</code>
      {standing !== 'known' && <span className="block">{words.standing(card)}</span>}
      {standing === 'known' && block?.identity === 'assumed' && <span className="block">{t('assumed')}</span>}
    </p>
  );
}

/** The card's entry as JSON. It follows when there is time: what is typed in the form comes first. */
function StepJson({ cardKey, raw, isOpen }: { cardKey: string; raw: Json; isOpen: boolean }) {
  const t = useTranslations('workflows.form');
  const { editor, isReadOnly } = useEditorScope();
  const shown = useDeferredValue(raw);
  return (
    <Disclosure title={t('json')} isDefaultOpen={isOpen} isLazy>
      <JsonDraft
        subject={`card ${cardKey}`}
        label={t('jsonOf', { key: cardKey })}
        value={shown}
        isReadOnly={isReadOnly}
        onApply={(entry) => editor.edit('json', (at) => replaceEntry(at, cardKey, entry))}
      />
    </Disclosure>
  );
}
