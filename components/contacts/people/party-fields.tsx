'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CustomFieldsEditor } from '@/components/records/fields/custom-fields-editor';
import { PhoneField } from '@/components/records/fields/phone-field';
import { RutField } from '@/components/records/fields/rut-field';
import { CompanyPicker } from '@/components/records/pick/company-picker';
import { TextField } from '@/components/ui/fields/text-field';
import type { PartyFieldName, TextFieldName } from './party-draft';
import type { PartyKind } from './party-kind';
import type { PartyFormState } from './use-party-form';

type PartyFieldsProps = { kind: PartyKind; form: PartyFormState; isReadOnly?: boolean };

const inputModes = { email: 'email', sitio_web: 'url' } as const;

/** The fields that a new record and an existing one have in common. */
export function PartyFields({ kind, form, isReadOnly = false }: PartyFieldsProps) {
  const t = useTranslations('contacts.field');
  const { draft, errors, set } = form;

  const text = (name: TextFieldName) => ({
    label: name === 'nombre' && kind.name === 'contacts' ? t('firstName') : t(name),
    value: draft[name],
    onChange: (value: string) => set(name, value),
    errorMessage: errors[name],
    isReadOnly,
  });
  const fields: Readonly<Record<PartyFieldName, () => ReactNode>> = {
    nombre: () => <TextField {...text('nombre')} isRequired autoComplete="off" maxLength={200} />,
    apellido: () => <TextField {...text('apellido')} isOptional autoComplete="off" maxLength={200} />,
    email: () => (
      <TextField {...text('email')} isOptional type="email" inputMode={inputModes.email} autoComplete="off" />
    ),
    telefono: () => <PhoneField {...text('telefono')} />,
    rut: () => <RutField {...text('rut')} />,
    empresa_id: () => (
      <CompanyPicker
        label={t('empresa_id')}
        isOptional
        value={draft.empresa_id}
        onChange={(id) => set('empresa_id', id)}
        isDisabled={isReadOnly}
        errorMessage={errors.empresa_id}
      />
    ),
    sitio_web: () => (
      <TextField {...text('sitio_web')} isOptional inputMode={inputModes.sitio_web} placeholder="https://" />
    ),
    direccion: () => <TextField {...text('direccion')} isOptional autoComplete="off" maxLength={500} />,
    external_id: () => <TextField {...text('external_id')} isOptional isMonospace autoComplete="off" />,
  };

  return (
    <div className="space-y-4">
      {kind.fields.map((name) => (
        <div key={name}>{fields[name]()}</div>
      ))}
      <CustomFieldsEditor
        value={draft.campos_custom}
        onChange={(campos_custom) => set('campos_custom', campos_custom)}
        errorMessage={errors.campos_custom}
        isReadOnly={isReadOnly}
      />
    </div>
  );
}
