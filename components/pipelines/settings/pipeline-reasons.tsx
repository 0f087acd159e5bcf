'use client';

import { useTranslations } from 'next-intl';
import { CodeBlock } from '@/components/ui/code-block';
import type { PipelineRecord } from '@/lib/api/records';
import { SettingsSection } from './settings-section';

/** `razones_config`: the API never lets it be changed, so it is only looked at. */
export function PipelineReasons({ pipeline }: { pipeline: PipelineRecord }) {
  const t = useTranslations('pipeline-settings.reasons');
  const { razones_config } = pipeline;
  const isEmpty =
    razones_config === undefined ||
    razones_config === null ||
    (typeof razones_config === 'object' && Object.keys(razones_config).length === 0);
  return (
    <SettingsSection title={t('title')} text={t('text')}>
      {isEmpty ? (
        <p className="text-ink-muted">{t('none')}</p>
      ) : (
        <CodeBlock label={t('title')} language="json" code={JSON.stringify(razones_config, null, 2)} />
      )}
    </SettingsSection>
  );
}
