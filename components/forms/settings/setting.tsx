'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { changeField } from '@/components/forms/document/field-edits';
import type { FieldView } from '@/components/forms/document/fields';
import { useFormScope } from '@/components/forms/editor/editor-context';
import { TextArea } from '@/components/ui/fields/text-area';
import { TextField } from '@/components/ui/fields/text-field';
import type { Json } from '@/lib/contract/scalars';

type SettingProps = {
  part: string;
  /** Whether what is typed is not in the document yet: see `useFormKeys`. */
  isOwnText?: boolean;
  children: ReactNode;
};

/** The place of a setting: where a problem, or a click on the canvas, leads to. */
export function Setting({ part, isOwnText = false, children }: SettingProps) {
  return (
    <div data-part={part} data-own-text={isOwnText || undefined}>
      {children}
    </div>
  );
}

/** Writes a member of a field; keys typed in one go are one step back. Nothing is written as an absent member. */
export function useMember(field: FieldView) {
  const { editor } = useFormScope();
  return (member: string, value: Json | undefined) =>
    editor.edit(
      member,
      (at) => changeField(at, field.key, { [member]: value === '' ? undefined : value }),
      `${field.key} ${member}`,
    );
}

type TextSettingProps = {
  field: FieldView;
  member: 'ayuda' | 'ejemplo' | 'patron_mensaje';
  isLong?: boolean;
};

/** A text of a field under its own name. */
export function TextSetting({ field, member, isLong }: TextSettingProps) {
  const t = useTranslations('forms.settings');
  const { isReadOnly } = useFormScope();
  const write = useMember(field);
  const Control = isLong ? TextArea : TextField;
  return (
    <Setting part={member}>
      <Control
        label={t(`part.${member}`)}
        value={textOf(field.entry[member])}
        isReadOnly={isReadOnly}
        onChange={(text) => write(member, text)}
      />
    </Setting>
  );
}

/** A member as a text field shows it: numbers beyond JavaScript's as they are written. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
    ? JSON.stringify(value)
    : String(value);
}
