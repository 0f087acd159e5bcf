'use client';

import { PanelBottom, PanelRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode, useId } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { textOfValue } from '@/components/workflows/values/config-values';
import { fillTags, type PreviewRecords } from '@/components/workflows/values/merge-tags';
import type { Message } from '@/components/workflows/values/message';
import { segmentsOf } from '@/components/workflows/values/segments';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { own } from '@/lib/json/same-json';
import { PreviewPicker, usePreview } from './preview';
import { usePreviewSide } from './use-preview-side';
import { useTagLabels } from './use-tag-labels';

type MessagePreviewProps = { message: Message; config: JsonObject };

/** A message as it will be read, with a contact's or deal's data once one is selected. */
export function MessagePreview({ message, config }: MessagePreviewProps) {
  const t = useTranslations('workflows.message');
  const { records } = usePreview();
  const id = useId();
  const part = (key: string | undefined): Json | undefined =>
    key === undefined ? undefined : own(config, key);
  const body = textOfValue(part(message.body));
  const shown = { records, none: t('empty') };
  return (
    <section aria-labelledby={id} className="space-y-3 rounded-lg border bg-sunken p-3">
      <header className="flex min-h-7 items-center justify-between gap-2">
        <h3 id={id} className="font-medium text-xs">
          {t('preview')}
        </h3>
        <PreviewSide />
      </header>
      {message.channel === 'email' ? (
        <div className="overflow-hidden rounded-md border bg-surface">
          <dl className="space-y-0.5 border-b px-3 py-2 text-xs">
            {textOfValue(part(message.from)) !== '' && (
              <Line label={t('from')}>
                <Rendered {...shown} text={textOfValue(part(message.from))} />
              </Line>
            )}
            <Line label={t('subject')}>
              <span className="font-medium">
                <Rendered {...shown} text={textOfValue(part(message.subject))} />
              </span>
            </Line>
          </dl>
          <div className="whitespace-pre-wrap break-words px-3 py-2.5">
            <Rendered {...shown} text={body} />
          </div>
        </div>
      ) : (
        <div className="max-w-[85%] whitespace-pre-wrap break-words rounded-2xl rounded-bl-sm bg-accent-soft px-3 py-2 text-ink">
          <Rendered {...shown} text={body} />
        </div>
      )}
      {message.channel === 'sms' && <SmsLength text={records ? fillTags(body, records) : body} />}
      {!records && <p className="text-ink-muted text-xs">{t('sample')}</p>}
      <PreviewPicker />
    </section>
  );
}

/** Puts the preview beside the text or below it; where the panel is as wide as the window there is nothing to choose. */
function PreviewSide() {
  const t = useTranslations('workflows.message');
  const [, place] = usePreviewSide();
  return (
    <span className="max-lg:hidden">
      <span className="@2xl:hidden">
        <IconButton
          size="sm"
          label={t('beside')}
          icon={<PanelRight aria-hidden />}
          onPress={() => place('beside')}
        />
      </span>
      <span className="@max-2xl:hidden">
        <IconButton
          size="sm"
          label={t('below')}
          icon={<PanelBottom aria-hidden />}
          onPress={() => place('below')}
        />
      </span>
    </span>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="w-14 shrink-0 text-ink-muted">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

type RenderedProps = { text: string; none: string; records: PreviewRecords | undefined };

/** A text with its tags filled in, or by their names while nobody is selected. */
function Rendered({ text, none, records }: RenderedProps) {
  const t = useTranslations('workflows.form');
  const labelOf = useTagLabels();
  if (text.trim() === '') return <span className="text-ink-muted">{none}</span>;
  if (records) return <>{fillTags(text, records) || t('rendersEmpty')}</>;
  return (
    <>
      {text.split(/(\{\{[^{}]*\}\})/).map((piece, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no name but their place
        <Fragment key={place}>
          {piece.startsWith('{{') && piece.endsWith('}}') ? (
            <span className="rounded bg-hover px-1 text-ink-muted">
              {labelOf(piece.slice(2, -2).trim()).text}
            </span>
          ) : (
            piece
          )}
        </Fragment>
      ))}
    </>
  );
}

/** How long an SMS is, in how many segments, and what makes them short. */
function SmsLength({ text }: { text: string }) {
  const t = useTranslations('workflows.message');
  const { length, count, left, others } = segmentsOf(text);
  return (
    <div className="text-ink-muted text-xs">
      <p className="tabular-nums">
        {[t('length', { length }), t('segments', { count }), count > 0 && t('left', { left })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {others.length > 0 && (
        <p className="text-warning-ink">{t('unicode', { characters: others.slice(0, 8).join(' ') })}</p>
      )}
      {text.includes('{{') && <p>{t('beforeTags')}</p>}
    </div>
  );
}
