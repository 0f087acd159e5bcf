'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { hasSettings } from '@/components/forms/document/fields';
import { useFormDocument, useFormEditor, useFormScope } from '@/components/forms/editor/editor-context';
import { ExtensionNote } from '@/components/forms/settings/extension-note';
import { Setting } from '@/components/forms/settings/setting';
import { useWanted } from '@/components/forms/settings/use-wanted';
import { Section } from '@/components/forms/share/section';
import { Button } from '@/components/ui/button';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import { Switch } from '@/components/ui/fields/switch';
import { TextArea } from '@/components/ui/fields/text-area';
import { TextField } from '@/components/ui/fields/text-field';
import { formAppearances, formLanguages } from '@/lib/api/contract/form-extensions';
import { AccentField } from './accent-field';
import { AddressField } from './address-field';
import { AfterSending } from './after-sending';
import { useSettings } from './use-settings';

/** What concerns the form as a whole: its words, its look, its address. */
export default function LookPanel() {
  const t = useTranslations('forms.look');
  const { editor, isReadOnly } = useFormScope();
  const form = useFormDocument();
  const { nombre } = form;
  const mode = useFormEditor((state) => state.mode);
  const settings = useSettings();
  const place = useRef<HTMLDivElement>(null);
  useWanted('', place);
  if (!hasSettings(form)) {
    return (
      <div className="space-y-2 py-4">
        <p className="text-ink-muted">{t('odd')}</p>
        <Button size="sm" onPress={() => editor.set({ mode: 'json' })}>
          {t('editJson')}
        </Button>
      </div>
    );
  }
  const text = (name: 'introduccion' | 'texto_boton') => ({
    value: settings.text(name),
    onChange: (value: string) => settings.set(name, value || undefined),
    isReadOnly,
  });
  return (
    <div ref={place} tabIndex={-1} className="space-y-6 py-4 outline-none">
      <ExtensionNote />
      {mode !== 'preview' && (
        <Button size="sm" onPress={() => editor.set({ mode: 'preview' })}>
          {t('preview')}
        </Button>
      )}
      <Section title={t('words')}>
        <TextField
          label={t('name')}
          value={typeof nombre === 'string' ? nombre : ''}
          onChange={(value) => settings.part('nombre', value)}
          maxLength={200}
          isReadOnly={isReadOnly}
          errorMessage={nombre === '' ? t('nameMissing') : undefined}
        />
        <TextArea label={t('intro')} description={t('introHint')} isOptional {...text('introduccion')} />
        <TextField label={t('button')} placeholder={t('buttonUsual')} isOptional {...text('texto_boton')} />
      </Section>
      <Setting part="redireccion">
        <AfterSending />
      </Setting>
      <Section title={t('look')}>
        <Setting part="color">
          <AccentField />
        </Setting>
        <Choice name="apariencia" words={formAppearances} usual="auto" />
        <Choice name="idioma" words={formLanguages} usual="es" />
        <Switch
          isSelected={settings.value('revisar') === true}
          isDisabled={isReadOnly}
          onChange={(isOn) => settings.set('revisar', isOn || undefined)}
          description={t('reviewHint')}
        >
          {t('review')}
        </Switch>
      </Section>
      <AddressField />
    </div>
  );
}

type ChoiceProps<Word extends string> = {
  name: 'apariencia' | 'idioma';
  words: readonly Word[];
  /** What counts where nothing is chosen. */
  usual: Word;
};

function Choice<Word extends string>({ name, words, usual }: ChoiceProps<Word>) {
  const t = useTranslations('forms.look');
  const { isReadOnly } = useFormScope();
  const settings = useSettings();
  const value = words.find((word) => word === settings.value(name)) ?? usual;
  return (
    <div>
      <p className="mb-1 font-medium text-xs">{t(name)}</p>
      <fieldset disabled={isReadOnly}>
        <SegmentedControl
          label={t(name)}
          options={words.map((id) => ({ id, label: t(`word.${name}.${id}` as never) }))}
          value={value}
          onChange={(word) => settings.set(name, word)}
        />
      </fieldset>
      <p className="mt-1 text-ink-muted text-xs">{t(`choiceHint.${name}`)}</p>
    </div>
  );
}
