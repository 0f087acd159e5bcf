'use client';

import { useTranslations } from 'next-intl';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import type { BlockIndex } from '@/components/workflows/blocks/block-index';
import { documentOfTemplate, type TemplateName, templateNames } from './templates';

type TemplateFieldsProps = {
  value: TemplateName | null;
  onChange: (name: TemplateName) => void;
  index: BlockIndex | undefined;
  errorMessage: string | undefined;
};

/** The templates that this server has all the blocks for. */
export function TemplateFields({ value, onChange, index, errorMessage }: TemplateFieldsProps) {
  const t = useTranslations('workflows');
  if (!index) return <p className="text-ink-muted">{t('create.readingBlocks')}</p>;
  const names = templateNames.filter((name) => documentOfTemplate(name, index));
  if (names.length === 0) return <p className="text-ink-muted">{t('create.noTemplates')}</p>;
  return (
    <RadioGroup
      label={t('create.template')}
      options={names.map((name) => ({
        id: name,
        label: t(`template.${name}.name`),
        description: t(`template.${name}.text`),
      }))}
      value={value}
      onChange={onChange}
      errorMessage={errorMessage}
    />
  );
}
