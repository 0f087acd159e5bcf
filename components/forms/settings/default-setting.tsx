'use client';

import { useTranslations } from 'next-intl';
import type { FieldView } from '@/components/forms/document/fields';
import { useFormScope } from '@/components/forms/editor/editor-context';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { DateField } from '@/components/ui/fields/date-field';
import { Select } from '@/components/ui/fields/select';
import { TextArea } from '@/components/ui/fields/text-area';
import { TextField } from '@/components/ui/fields/text-field';
import { isDay } from '@/lib/rules/forms/formats';
import { Setting, textOf, useMember } from './setting';

/** What stands in a field before anybody types, by a control of its own type. */
export function DefaultSetting({ field }: { field: FieldView }) {
  return (
    <Setting part="valor_inicial">
      <DefaultControl field={field} />
    </Setting>
  );
}

function DefaultControl({ field }: { field: FieldView }) {
  const t = useTranslations('forms.settings');
  const { isReadOnly } = useFormScope();
  const write = useMember(field);
  const { tipo, opciones } = field;
  const value = textOf(field.entry.valor_inicial);
  const label = t('part.valor_inicial');
  const set = (text: string | null) => write('valor_inicial', text ?? undefined);
  if (tipo === 'casilla') {
    return (
      <Checkbox
        isSelected={/^(si|sí|yes|true|1|on)$/i.test(value)}
        isDisabled={isReadOnly}
        onChange={(isOn) => set(isOn ? 'si' : null)}
      >
        {t('tickedAtFirst')}
      </Checkbox>
    );
  }
  if (tipo === 'casillas') {
    const chosen = value.split('\n').filter(Boolean);
    return (
      <fieldset>
        <legend className="mb-1 font-medium text-xs">{label}</legend>
        <div className="max-h-40 overflow-y-auto">
          {[...new Set(opciones.filter(Boolean))].map((option) => (
            <Checkbox
              key={option}
              isSelected={chosen.includes(option)}
              isDisabled={isReadOnly}
              onChange={(isOn) =>
                set(opciones.filter((one) => (one === option ? isOn : chosen.includes(one))).join('\n'))
              }
            >
              {option}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    );
  }
  if (tipo === 'seleccion' || tipo === 'opciones') {
    const texts = [...new Set([...opciones, value])].filter(Boolean);
    return (
      <Select
        label={label}
        options={[{ id: '', label: t('noDefault') }, ...texts.map((id) => ({ id, label: id }))]}
        value={value}
        isDisabled={isReadOnly}
        onChange={set}
      />
    );
  }
  if (tipo === 'fecha' && (value === '' || isDay(value))) {
    return <DateField label={label} value={value || null} isDisabled={isReadOnly} onChange={set} />;
  }
  const Control = tipo === 'texto_largo' ? TextArea : TextField;
  return (
    <Control
      label={label}
      value={value}
      isReadOnly={isReadOnly}
      inputMode={tipo === 'numero' ? 'decimal' : undefined}
      description={tipo === 'oculto' ? t('hiddenHint') : undefined}
      onChange={set}
    />
  );
}
