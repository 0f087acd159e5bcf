'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo, useRef } from 'react';
import { useProblemsOf } from '@/components/forms/checks/problem-watch';
import { changeField } from '@/components/forms/document/field-edits';
import type { FieldView } from '@/components/forms/document/fields';
import { fitsType, limitsOf } from '@/components/forms/document/limits';
import { hasOptions } from '@/components/forms/document/new-field';
import { useFormScope } from '@/components/forms/editor/editor-context';
import { useFieldCommands } from '@/components/forms/editor/use-field-commands';
import { LogicSetting } from '@/components/forms/logic/logic-setting';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { TextField } from '@/components/ui/fields/text-field';
import { isJsonObject } from '@/lib/json/same-json';
import { DefaultSetting } from './default-setting';
import { ExtensionNote } from './extension-note';
import { FieldJson } from './field-json';
import { KeySetting } from './key-setting';
import { LimitsSetting } from './limits-setting';
import { OptionsSetting } from './options-setting';
import { PatternSetting } from './pattern-setting';
import { SectionSetting } from './section-setting';
import { Setting, TextSetting } from './setting';
import { TypeSetting } from './type-setting';
import { useRelabel } from './use-kept-keys';
import { useWanted } from './use-wanted';

/** The settings of one field. */
export const FieldForm = memo(function FieldForm({ field }: { field: FieldView }) {
  const t = useTranslations('forms.settings');
  const place = useRef<HTMLDivElement>(null);
  useWanted(field.key, place);
  const isEntry = isJsonObject(field.raw);
  return (
    <div ref={place} tabIndex={-1} className="space-y-5 pb-6 outline-none">
      <FieldProblems field={field.key} />
      {field.isKnown ? (
        <KnownField field={field} />
      ) : (
        <>
          <p className="rounded-md bg-sunken px-3 py-2 text-ink-muted text-xs">
            {isEntry ? t('opaque', { type: field.tipo }) : t('notObject')}
          </p>
          {isEntry && <LabelSetting field={field} />}
        </>
      )}
      <FieldJson field={field} isOpen={!field.isKnown} />
      <RemoveField />
    </div>
  );
});

function KnownField({ field }: { field: FieldView }) {
  const t = useTranslations('forms.settings');
  const { editor, isReadOnly } = useFormScope();
  const { key, tipo, requerido } = field;
  const isHidden = tipo === 'oculto';
  return (
    <>
      <div className="space-y-3">
        <LabelSetting field={field} />
        <TypeSetting field={field} />
        {!isHidden && (
          <Setting part="requerido">
            <Checkbox
              isSelected={requerido}
              isDisabled={isReadOnly}
              onChange={(isOn) => editor.edit('requerido', (at) => changeField(at, key, { requerido: isOn }))}
            >
              {t('part.requerido')}
            </Checkbox>
          </Setting>
        )}
        {hasOptions(tipo) && <OptionsSetting field={field} />}
        <KeySetting field={field} />
      </div>
      <Group title={t('group.words')}>
        <ExtensionNote />
        {!isHidden && <TextSetting field={field} member="ayuda" isLong />}
        {fitsType('ejemplo', tipo) && <TextSetting field={field} member="ejemplo" />}
        <DefaultSetting field={field} />
      </Group>
      {(limitsOf(tipo) || fitsType('patron', tipo)) && (
        <Group title={t('group.limits')}>
          <LimitsSetting field={field} />
          {fitsType('patron', tipo) && <PatternSetting field={field} />}
        </Group>
      )}
      <Group title={t('group.logic')}>
        <Setting part="mostrar_si">
          <LogicSetting field={field} />
        </Setting>
      </Group>
      {!isHidden && (
        <Group title={t('group.section')}>
          <SectionSetting field={field} />
        </Group>
      )}
    </>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="space-y-3 border-t pt-4">
      <h3 className="font-semibold text-sm">{title}</h3>
      {children}
    </section>
  );
}

function LabelSetting({ field }: { field: FieldView }) {
  const t = useTranslations('forms.settings');
  const { isReadOnly } = useFormScope();
  const relabel = useRelabel();
  const { key, clave, etiqueta } = field;
  return (
    <Setting part="etiqueta">
      <TextField
        label={t('part.etiqueta')}
        value={etiqueta}
        isReadOnly={isReadOnly}
        onChange={(text) => relabel(key, clave, text, `${key} etiqueta`)}
      />
    </Setting>
  );
}

function FieldProblems({ field }: { field: string }) {
  const t = useTranslations('forms.problem');
  const problems = useProblemsOf(field);
  if (problems.length === 0) return null;
  return (
    <ul aria-label={t('title')} className="space-y-1 text-xs">
      {problems.map((problem) => (
        <li
          key={JSON.stringify(problem)}
          className={problem.level === 'error' ? 'text-danger-ink' : 'text-warning-ink'}
        >
          {t(problem.level)}: {t(`code.${problem.code}`, problem.values)}
        </li>
      ))}
    </ul>
  );
}

function RemoveField() {
  const t = useTranslations('forms.settings');
  const { isReadOnly } = useFormScope();
  const commands = useFieldCommands();
  if (isReadOnly) return null;
  return (
    <Button icon={<Trash2 aria-hidden />} onPress={commands.remove}>
      {t('removeField')}
    </Button>
  );
}
