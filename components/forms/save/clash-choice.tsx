'use client';

import { useTranslations } from 'next-intl';
import { PartValue } from '@/components/editing/part-value';
import type { Side } from '@/components/editing/three-way';
import { ChangeList } from '@/components/forms/versions/change-list';
import { changesForVisitors } from '@/components/forms/versions/form-changes';
import { Disclosure } from '@/components/ui/disclosure';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import type { Json } from '@/lib/contract/scalars';
import { isJsonObject, own } from '@/lib/json/same-json';
import type { Choice, Clash } from './clash';

type ClashChoiceProps = { clash: Clash; value: Choice; onChange: (choice: Choice) => void };

/** One thing that both sides changed: what each made of it, in sentences and as JSON, and which counts. */
export function ClashChoice({ clash, value, onChange }: ClashChoiceProps) {
  const t = useTranslations('forms.conflict');
  const name = useClashName()(clash);
  const options =
    clash.kind === 'added' ? (['both', 'mine', 'theirs'] as const) : (['mine', 'theirs'] as const);
  return (
    <div className="space-y-2 rounded-md border p-3">
      <RadioGroup<Choice>
        label={name}
        description={t(reasonOf(clash))}
        options={options.map((id) => ({ id, label: t(id) }))}
        value={value}
        onChange={onChange}
      />
      <div className="grid gap-3 text-xs sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side} className="min-w-0">
            <p className="mb-1 text-ink-muted">{t(side)}</p>
            <SideWords clash={clash} side={side} />
          </div>
        ))}
      </div>
      <Disclosure title={t('json')} level={4} isLazy>
        <div className="grid gap-2 sm:grid-cols-3">
          {(['base', 'mine', 'theirs'] as const).map((side) => (
            <PartValue key={side} label={t(side)} value={clash[side]} none={t('gone')} />
          ))}
        </div>
      </Disclosure>
    </div>
  );
}

const reasonOf = ({ kind, mine, theirs }: Clash) =>
  mine === undefined
    ? 'why.mineGone'
    : theirs === undefined
      ? 'why.theirsGone'
      : kind === 'field' || kind === 'step'
        ? 'why.members'
        : kind === 'added'
          ? 'why.added'
          : kind === 'order'
            ? 'why.order'
            : 'why.part';

/** What a side made of it: of a field in sentences, of a value the value. */
function SideWords({ clash, side }: { clash: Clash; side: Side }) {
  const t = useTranslations('forms.conflict');
  const value = clash[side];
  if (value === undefined) return <p>{t('gone')}</p>;
  if (clash.kind === 'field' || clash.kind === 'added') {
    const before = clash.base === undefined ? [] : [clash.base];
    return (
      <ChangeList label={t(side)} changes={changesForVisitors({ campos: before }, { campos: [value] })} />
    );
  }
  return <p className="break-words text-ink">{readable(value)}</p>;
}

function readable(value: Json): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(readable).join(' · ');
  const title = own(value, 'titulo');
  if (isJsonObject(value) && typeof title === 'string') return title;
  return JSON.stringify(value);
}

function useClashName(): (clash: Clash) => string {
  const t = useTranslations('forms.conflict');
  const settings = useTranslations('forms.conflict.setting');
  return ({ kind, name, mine, theirs, base }) => {
    const label = (value: Json | undefined) =>
      own(value, 'etiqueta') ?? own(value, 'clave') ?? own(value, 'titulo');
    const found = [mine, theirs, base].map(label).find((one) => typeof one === 'string' && one !== '');
    if (kind === 'order') return t('order');
    if (kind === 'field' || kind === 'added')
      return t('field', { name: String(found ?? name.slice('field '.length)) });
    if (kind === 'step') return t('step', { name: String(found ?? name.slice('step '.length)) });
    const member = name.replace(/^ajustes\./, '') as 'color';
    return settings.has(member) ? settings(member) : t('otherSetting', { name: member });
  };
}
