'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { fieldsOf } from '@/components/forms/document/fields';
import { useFormDocument } from '@/components/forms/editor/editor-context';
import { CopyButton } from '@/components/ui/copy-button';
import { Select } from '@/components/ui/fields/select';
import { TextField } from '@/components/ui/fields/text-field';
import { IconButton } from '@/components/ui/icon-button';
import { Section } from './section';
import { type Prefill, prefilledLink } from './share-links';

type Line = Prefill & { readonly place: number };

/** Makes a link that fills in fields: the visitor sees the values and can change them, those of hidden fields not. */
export function PrefilledLink({ url }: { url: string }) {
  const t = useTranslations('forms.share');
  const fields = fieldsOf(useFormDocument()).filter(({ isKnown, clave }) => isKnown && clave !== '');
  const [lines, setLines] = useState<readonly Line[]>([]);
  if (fields.length === 0) return null;
  const link = prefilledLink(url, lines);
  const labelOf = (clave: string) => fields.find((field) => field.clave === clave)?.etiqueta || clave;
  return (
    <Section title={t('prefill')}>
      <p className="text-ink-muted text-xs">{t('prefillHint')}</p>
      {lines.map((line) => (
        <div key={line.place} className="flex items-end gap-1">
          <TextField
            label={labelOf(line.clave)}
            value={line.value}
            onChange={(value) =>
              setLines(lines.map((each) => (each.place === line.place ? { ...each, value } : each)))
            }
            suggestions={fields.find(({ clave }) => clave === line.clave)?.opciones ?? []}
            className="flex-1"
          />
          <IconButton
            label={t('removeValue', { label: labelOf(line.clave) })}
            icon={<X aria-hidden />}
            onPress={() => setLines(lines.filter(({ place }) => place !== line.place))}
          />
        </div>
      ))}
      <Select
        label={t('addField')}
        isLabelHidden
        placeholder={t('addField')}
        options={fields.map(({ clave, etiqueta }) => ({ id: clave, label: etiqueta || clave }))}
        value={null}
        onChange={(clave) =>
          setLines([
            ...lines,
            { clave, value: '', place: Math.max(0, ...lines.map(({ place }) => place)) + 1 },
          ])
        }
      />
      {link !== url && (
        <p className="flex items-start gap-1 break-all rounded-md bg-sunken px-2 py-1.5 text-xs">
          <output className="min-w-0 flex-1 select-all" aria-label={t('prefilled')}>
            {link}
          </output>
          <CopyButton text={link} label={t('copyPrefilled')} />
        </p>
      )}
    </Section>
  );
}
