'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Disclosure } from '@/components/ui/disclosure';
import { CardActions } from './card-actions';
import { CardIcon } from './card-icon';
import { replaceEntry } from './document-entries';
import { type FlowCard, flowOf } from './document-flow';
import { useDocument, useEditor, useEditorScope } from './editor-context';
import type { Finding } from './findings';
import { JsonDraft } from './json-draft';
import { PreviewPicker } from './preview';
import { StepForm } from './step-form';
import { useCardWords } from './use-card-words';

/** The chosen card: its form, what is wrong with it, and its JSON. */
export function StepPanel({ findings }: { findings: readonly Finding[] }) {
  const t = useTranslations('workflows.form');
  const flow = flowOf(useDocument());
  const selection = useEditor((state) => state.selection);
  const cards = [...selection].flatMap((key) => flow.card(key) ?? []);
  if (cards.length > 1) return <p className="p-4 text-ink-muted">{t('several', { count: cards.length })}</p>;
  const [card] = cards;
  if (!card) return <p className="p-4 text-ink-muted">{t('choose')}</p>;
  return <CardPanel key={card.key} card={card} findings={findings.filter((one) => one.card === card.key)} />;
}

function CardPanel({ card, findings }: { card: FlowCard; findings: readonly Finding[] }) {
  const t = useTranslations('workflows.form');
  const { editor, index, isReadOnly } = useEditorScope();
  const words = useCardWords(index);
  const block = index.blockOf(card);
  const loose = findings.filter(
    ({ key }) => key === undefined || !block?.keys.some((one) => key.startsWith(one.key)),
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
        {block?.isSimulated && <Badge tone="neutral">{t('simulated')}</Badge>}
        {block?.isNeverEmitted && <Badge tone="warning">{t('neverEmitted')}</Badge>}
        {!isReadOnly && <CardActions card={card} />}
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
      {block && !card.opaque && (
        <Disclosure title={t('preview')}>
          <PreviewPicker />
        </Disclosure>
      )}
      <Disclosure title={t('json')} isDefaultOpen={!block || card.opaque !== undefined}>
        <JsonDraft
          label={t('jsonOf', { key: card.key })}
          value={card.raw}
          isReadOnly={isReadOnly}
          onApply={(entry) => editor.edit('json', (at) => replaceEntry(at, card.key, entry))}
        />
      </Disclosure>
    </div>
  );
}
