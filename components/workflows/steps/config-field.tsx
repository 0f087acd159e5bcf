'use client';

import { useTranslations } from 'next-intl';
import { memo, type ReactNode } from 'react';
import type { BlockKey } from '@/components/workflows/blocks/block-index';
import type { Finding } from '@/components/workflows/checks/findings';
import { removeField, setField } from '@/components/workflows/document/document-entries';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import type { Json } from '@/lib/contract/scalars';
import { ConditionsField } from './conditions-field';
import { isTagged, recordKindOf, widgetOf } from './config-values';
import { FieldPathField } from './field-path-field';
import { JsonValueField } from './json-value-field';
import { useKnownFields } from './known-fields';
import { ListField } from './list-field';
import { fillTags, isKnownField, tagsOf } from './merge-tags';
import { usePreview } from './preview';
import { StaticField } from './static-field';
import { TaggedText } from './tagged-text';

type ConfigFieldProps = {
  nodeKey: string;
  configKey: BlockKey;
  value: Json | undefined;
  /** All that was found: those of this key are picked here. */
  findings: readonly Finding[];
};

/** What every widget of a config takes. */
export type WidgetProps = {
  configKey: BlockKey;
  label: string;
  value: Json | undefined;
  /** Undefined takes the key out of the config. */
  onChange: (value: Json | undefined) => void;
  /** What the server says of it, what is wrong with it, what it becomes. */
  hint: ReactNode;
  isDisabled: boolean;
};

/** What a widget takes that needs to know nothing of the key. */
export type ValueWidgetProps = Omit<WidgetProps, 'configKey'>;

/**
 * One key of a step's config: the widget for its type, and what is to be said of its value. Drawn anew for its own
 * value alone, and not for what is typed into its neighbours.
 */
export const ConfigField = memo(function ConfigField({
  nodeKey,
  configKey,
  value,
  findings,
}: ConfigFieldProps) {
  const { editor, isReadOnly } = useEditorScope();
  const { key } = configKey;
  const own = findings.filter(
    (one) => one.node === nodeKey && (one.key === key || one.key?.startsWith(`${key}.`)),
  );
  const widget = widgetOf(configKey, value);

  const props: WidgetProps = {
    configKey,
    label: configKey.required ? `${key} *` : key,
    value,
    isDisabled: isReadOnly,
    onChange: (next) =>
      editor.edit(
        'config',
        (at) =>
          next === undefined
            ? removeField(at, nodeKey, ['config', key])
            : setField(at, nodeKey, ['config', key], next),
        `config ${nodeKey} ${key}`,
      ),
    hint: <Hint configKey={configKey} value={value} findings={own} />,
  };
  if (widget === 'json') return <JsonValueField {...props} />;
  if (widget === 'list') return <ListField {...props} />;
  if (widget === 'conditions') return <ConditionsField {...props} />;
  if (widget === 'field') return <FieldPathField {...props} />;
  // A field that takes text keeps its widget while a tag is typed into it: another one would lose the focus.
  const isTyped = widget === 'line' || widget === 'text' || widget === 'number' || widget === 'date';
  const isTagName = recordKindOf(key) === 'tagName' && widget === 'record';
  if (isTyped || (isTagged(value) && !isTagName)) {
    return <TaggedText {...props} isLong={widget === 'text'} />;
  }
  return <StaticField {...props} widget={widget} />;
});

function Hint({
  configKey,
  value,
  findings,
}: {
  configKey: BlockKey;
  value: Json | undefined;
  findings: readonly Finding[];
}) {
  const t = useTranslations('workflows.form');
  const { known, isKnown } = useKnownFields();
  const { records } = usePreview();
  const unknown = isKnown ? tagsOf(value).filter((path) => !isKnownField(path, known)) : [];
  const said = findings.filter(({ code }) => code !== 'unknown_field' || unknown.length === 0);
  return (
    <>
      {configKey.label && <span className="block">{configKey.label}</span>}
      {configKey.description && <span className="block">{configKey.description}</span>}
      {said.map(({ level, message }) => (
        <span
          key={message}
          className={level === 'error' ? 'block text-danger-ink' : 'block text-warning-ink'}
        >
          {message}
        </span>
      ))}
      {[...new Set(unknown)].map((path) => (
        <span key={path} className="block text-warning-ink">
          {t('unknownTag', { tag: `{{${path}}}` })}
        </span>
      ))}
      {records && isTagged(value) && (
        <span className="mt-1 block whitespace-pre-wrap rounded bg-sunken px-2 py-1 text-ink">
          {fillTags(String(value), records) || t('rendersEmpty')}
        </span>
      )}
    </>
  );
}
