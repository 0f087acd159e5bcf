'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useBoard } from '@/components/pipelines/board/board-context';
import { useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import { isConfirmed } from '@/lib/api/confirmed';
import { getDeal, updateDeal } from '@/lib/api/contract/deals';
import { queryOf } from '@/lib/api/queries';
import { type DealRecord, idOf } from '@/lib/api/records';
import { changesOf, draftOf, issuesOf } from './deal-draft';
import type { InlineName } from './inline-field';
import { useIssueWords } from './use-deal-form';
import { useTried } from './use-tried';

type InlineInputProps = {
  deal: DealRecord;
  name: InlineName;
  /** `byKey`: the focus goes back to where it came from. */
  onEnd: (byKey: boolean) => void;
};

/** The field that an `InlineField` becomes. */
export function InlineInput({ deal, name, onEnd }: InlineInputProps) {
  const t = useTranslations('pipelines');
  const words = useIssueWords();
  const board = useBoard();
  const target = useTarget();
  const client = useQueryClient();
  const tried = useTried();
  const update = useWrite(updateDeal);
  const [base] = useState(() => draftOf(deal));
  const [text, setText] = useState(base[name] ?? '');
  const [issue, setIssue] = useState<string>();
  // A field that is taken away loses the focus too, and must not save then.
  const isOver = useRef(false);

  async function save(byKey: boolean) {
    if (update.isPending || isOver.current) return;
    const value = name === 'fecha_cierre_estimada' ? text || null : text;
    const body = changesOf({ ...base, [name]: value }, base);
    if (Object.keys(body).length === 0) return onEnd(byKey);
    const wrong = issuesOf(body)[name];
    if (wrong) return setIssue(words(wrong));
    try {
      const saved = await update.mutateAsync({ path: { deal_id: deal.id! }, body });
      const known = (saved.id === undefined ? { ...deal, ...body } : saved) as DealRecord;
      client.setQueryData(queryOf(getDeal, { path: { deal_id: idOf(deal) } }, target).queryKey, known);
      board.noteChange({ kind: 'put', deal: known });
      if (isConfirmed(saved))
        toastSuccess(t('outcome.save.done', { title: tried.titleOf(deal) }), undefined, saved);
      onEnd(byKey);
    } catch (error) {
      // What was typed stays in the cell.
      toastError(error, tried.one('save', tried.titleOf(deal)), { retry: () => void save(false) });
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key === 'Enter') void save(true);
    if (event.key !== 'Escape') return;
    isOver.current = true;
    onEnd(true);
  }

  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the cell was just asked to be edited
      autoFocus
      type={name === 'fecha_cierre_estimada' ? 'date' : 'text'}
      inputMode={name === 'amount' ? 'decimal' : undefined}
      aria-label={t(`field.${name}`)}
      aria-invalid={issue !== undefined}
      title={issue}
      value={text}
      disabled={update.isPending}
      onChange={(event) => {
        setText(event.target.value);
        setIssue(undefined);
      }}
      onFocus={(event) => event.target.select()}
      onBlur={() => void save(false)}
      onKeyDown={onKeyDown}
      className="relative z-1 h-7 w-full min-w-0 rounded border border-accent bg-surface px-1.5 text-inherit outline-none aria-invalid:border-danger aria-invalid:text-danger-ink"
    />
  );
}
