'use client';

import { useTranslations } from 'next-intl';
import { RecordPicker } from '@/components/records/pick/record-picker';
import { useWords } from '@/components/records/words';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import { TextField } from '@/components/ui/fields/text-field';
import type { TestSource } from '@/components/workflows/runs/shown-run';
import { fieldName } from '@/components/workflows/sentences/speech';
import { usePreview } from '@/components/workflows/steps/preview';
import { DataField } from './data-field';
import { EventField } from './event-field';

type SourceFieldProps = {
  /** The type of the trigger's event; '' where there is no trigger. */
  type: string;
  /** The field for whose change the trigger waits. */
  changed: string | undefined;
  value: TestSource;
  onChange: (source: TestSource) => void;
};

const blank: Record<TestSource['kind'], TestSource> = {
  contact: { kind: 'contact', id: null },
  deal: { kind: 'deal', id: null },
  event: { kind: 'event', id: null },
  data: { kind: 'data', text: '' },
};

/** What a test begins with: a contact, a deal, a past event, or data that are typed. */
export function SourceField({ type, changed, value, onChange }: SourceFieldProps) {
  const t = useTranslations('workflows.try');
  const all = useWords('workflows');
  const { choose } = usePreview();
  return (
    <div className="space-y-2">
      <SegmentedControl
        label={t('source')}
        options={(['contact', 'deal', 'event', 'data'] as const).map((id) => ({
          id,
          label: t(`kind.${id}`),
        }))}
        value={value.kind}
        onChange={(kind) => onChange(blank[kind])}
      />
      {value.kind === 'event' ? (
        <EventField type={type} value={value.id} onChange={(id) => onChange({ kind: 'event', id })} />
      ) : value.kind === 'data' ? (
        <>
          <DataField type={type} text={value.text} onChange={(text) => onChange({ ...value, text })} />
          {changed !== undefined && (
            <TextField
              label={t('previous', { field: fieldName(changed, { t: all }) })}
              description={t('previousHint')}
              value={value.previous ?? ''}
              onChange={(previous) => onChange({ ...value, previous })}
            />
          )}
        </>
      ) : (
        <RecordPicker
          key={value.kind}
          of={value.kind === 'contact' ? 'contacts' : 'deals'}
          label={t(`kind.${value.kind}`)}
          value={value.id}
          onChange={(id) => {
            onChange({ kind: value.kind, id });
            // Forms fill their tags in from the same record.
            choose({ kind: value.kind, id });
          }}
        />
      )}
    </div>
  );
}
