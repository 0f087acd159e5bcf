'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import { TextField } from '@/components/ui/fields/text-field';
import { Dialog } from '@/components/ui/overlays/dialog';
import { JsonFile } from './json-file';

type Origin = 'blank' | 'template' | 'import';

/** What was found in a file; nothing is made of one without content. */
export type CheckedFile<Content> = {
  readonly content?: Content | undefined;
  readonly name?: string | undefined;
  readonly report: ReactNode;
};

/** What is made: content with the text that it came in, or none. */
export type Made<Content> = {
  readonly nombre: string;
  readonly content?: Content | undefined;
  readonly text?: string | undefined;
};

type CreateDocumentProps<Content, Template extends string> = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  submitLabel: string;
  nameMissing: string;
  templates: readonly { id: Template; label: string; description: string }[];
  /** Stands where there are no templates. */
  noTemplates?: ReactNode;
  contentOf: (template: Template) => Content | undefined;
  check: (text: string) => CheckedFile<Content>;
  isPending: boolean;
  error: unknown;
  onCreate: (made: Made<Content>) => void;
};

/** Makes a document: blank, from a template, or from a file. */
export function CreateDocument<Content, Template extends string>(
  props: CreateDocumentProps<Content, Template>,
) {
  const { isOpen, onOpenChange, templates } = props;
  const t = useTranslations('editing.create');
  const [origin, setOrigin] = useState<Origin>('blank');
  const [name, setName] = useState('');
  const [template, setTemplate] = useState<Template | null>(null);
  const [text, setText] = useState('');
  const [wasTried, setWasTried] = useState(false);

  const checked = origin === 'import' && text.trim() !== '' ? props.check(text) : undefined;
  const suggestions = {
    blank: undefined,
    template: templates.find(({ id }) => id === template)?.label,
    import: checked?.name,
  };
  const suggested = suggestions[origin] ?? '';
  const nombre = name.trim() || suggested;
  const isMissing =
    (origin === 'template' && template === null) || (origin === 'import' && checked?.content === undefined);

  function submit() {
    setWasTried(true);
    if (nombre === '' || isMissing) return;
    if (origin === 'import') props.onCreate({ nombre, content: checked?.content, text });
    else
      props.onCreate({
        nombre,
        content: origin === 'template' && template ? props.contentOf(template) : undefined,
      });
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={props.title}
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>{t('cancel')}</Button>
          <Button variant="primary" isPending={props.isPending} onPress={submit}>
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={t('name')}
          autoFocus
          value={name}
          onChange={setName}
          maxLength={200}
          placeholder={suggested}
          errorMessage={wasTried && nombre === '' ? props.nameMissing : undefined}
        />
        <SegmentedControl
          label={t('origin')}
          options={[
            { id: 'blank', label: t('blank') },
            { id: 'template', label: t('template') },
            { id: 'import', label: t('import') },
          ]}
          value={origin}
          onChange={setOrigin}
        />
        {origin === 'template' &&
          (templates.length === 0 ? (
            <p className="text-ink-muted">{props.noTemplates}</p>
          ) : (
            <RadioGroup
              label={t('template')}
              options={templates}
              value={template}
              onChange={setTemplate}
              errorMessage={wasTried && template === null ? t('chooseTemplate') : undefined}
            />
          ))}
        {origin === 'import' && (
          <JsonFile
            text={text}
            onChange={setText}
            errorMessage={wasTried && text.trim() === '' ? t('chooseFile') : undefined}
          >
            {checked?.report}
          </JsonFile>
        )}
        <FormError error={props.error} retry="submit" />
      </form>
    </Dialog>
  );
}
