'use client';

import { useTranslations } from 'next-intl';
import { NumberField } from '@/components/ui/fields/number-field';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { TextField } from '@/components/ui/fields/text-field';
import { stageTypes } from '@/lib/api/contract/pipelines';
import { ColourField } from './colour-field';
import type { StageDraft } from './stage-draft';
import { legacyFlags } from './stage-flags';

type StageFieldsProps = {
  draft: StageDraft;
  onDraft: (draft: StageDraft) => void;
  errors: Partial<Record<string, string>>;
};

/** The fields of a stage, with the legacy flags that follow from its type. */
export function StageFields({ draft, onDraft, errors }: StageFieldsProps) {
  const t = useTranslations('pipeline-settings.stage');
  const flags = legacyFlags(draft.stage_type);
  const change = (part: Partial<StageDraft>) => onDraft({ ...draft, ...part });
  return (
    <>
      <TextField
        label={t('nombre')}
        value={draft.nombre}
        onChange={(nombre) => change({ nombre })}
        errorMessage={errors.nombre}
        autoFocus
        isRequired
      />
      <RadioGroup
        label={t('type')}
        value={draft.stage_type}
        onChange={(stage_type) => change({ stage_type })}
        errorMessage={errors.stage_type}
        options={stageTypes.map((id) => ({
          id,
          label: t(`types.${id}.label`),
          description: t(`types.${id}.text`),
        }))}
      />
      <p className="text-ink-muted text-xs">
        {t('flags')} <code className="font-mono">es_ganado: {String(flags.es_ganado)}</code>,{' '}
        <code className="font-mono">es_perdido: {String(flags.es_perdido)}</code>
      </p>
      <NumberField
        label={t('probabilidad')}
        description={t('probabilityText')}
        value={draft.probabilidad ?? Number.NaN}
        onChange={(value) => change({ probabilidad: Number.isNaN(value) ? null : value })}
        minValue={0}
        maxValue={100}
        isOptional
        errorMessage={errors.probabilidad}
        className="max-w-48"
      />
      <ColourField value={draft.color} onChange={(color) => change({ color })} errorMessage={errors.color} />
    </>
  );
}
