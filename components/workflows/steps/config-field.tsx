'use client';

import { useTranslations } from 'next-intl';
import { memo, type ReactNode } from 'react';
import { CurrencyField } from '@/components/records/fields/currency-field';
import type { BlockKey } from '@/components/workflows/blocks/block-index';
import { keyLabelWithUnit } from '@/components/workflows/blocks/readable';
import type { Finding } from '@/components/workflows/checks/findings';
import { removeField, setField } from '@/components/workflows/document/document-entries';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import { isTagged, textOfValue, widgetOf } from '@/components/workflows/values/config-values';
import type { Json } from '@/lib/contract/scalars';
import { recordKindOf } from '@/lib/workflows/record-kinds';
import { ConditionsField } from './conditions-field';
import { DayOrMomentField } from './day-field';
import { FieldPathField } from './field-path-field';
import { HeadersField } from './headers-field';
import { JsonValueField } from './json-value-field';
import { KeyHint } from './key-hint';
import { ListField } from './list-field';
import { MessageField } from './message-field';
import { StaticField } from './static-field';
import { TagNameField } from './tag-name-field';
import { TaggedText } from './tagged-text';

type ConfigFieldProps = {
  nodeKey: string;
  configKey: BlockKey;
  value: Json | undefined;
  /** All that was found: those of this key are picked here. */
  findings: readonly Finding[];
  /** A run fills merge tags in here. */
  takesTags: boolean;
  /** Where a preview of the whole message says what tags become. */
  isPreviewed: boolean;
  /** A setting that says more of it: the currency of an amount, how many of the conditions must be met. */
  beside: string | undefined;
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
  takesTags: boolean;
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
  takesTags,
  isPreviewed,
  beside,
}: ConfigFieldProps) {
  const t = useTranslations('workflows.record');
  const { editor, isReadOnly } = useEditorScope();
  const { key } = configKey;
  const own = findings.filter(
    (one) => one.node === nodeKey && (one.key === key || one.key?.startsWith(`${key}.`)),
  );
  const kind = recordKindOf(key);
  const label = keyLabelWithUnit(configKey, kind && t(kind));

  const props: WidgetProps = {
    configKey,
    label: configKey.required ? `${label} *` : label,
    value,
    isDisabled: isReadOnly,
    takesTags,
    onChange: (next) =>
      editor.edit(
        'config',
        (at) =>
          next === undefined
            ? removeField(at, nodeKey, ['config', key])
            : setField(at, nodeKey, ['config', key], next),
        `config ${nodeKey} ${key}`,
      ),
    hint: <KeyHint configKey={configKey} value={value} findings={own} isPreviewed={isPreviewed} />,
  };
  return <Widget {...props} beside={beside} />;
});

/** The widget itself. A field that takes text keeps its widget while a tag is typed into it: another would lose the focus. */
function Widget({ beside, ...props }: WidgetProps & Pick<ConfigFieldProps, 'beside'>) {
  const { configKey, label, value, onChange, hint, isDisabled } = props;
  switch (widgetOf(configKey, value)) {
    case 'json':
      return <JsonValueField {...props} />;
    case 'list':
      return <ListField {...props} />;
    case 'conditions':
      return <ConditionsField {...props} isAny={beside === 'alguna'} />;
    case 'field':
      return <FieldPathField {...props} />;
    case 'headers':
      return <HeadersField {...props} />;
    case 'tagName':
      return <TagNameField {...{ label, hint, isDisabled, onChange }} value={String(value ?? '')} />;
    case 'text':
      return <MessageField {...props} />;
    case 'amount':
      return <TaggedText {...props} unit={beside} isNumber />;
    case 'number':
    case 'id':
      return <TaggedText {...props} isNumber />;
    case 'line':
      return <TaggedText {...props} />;
    case 'currency':
      return isTagged(value) ? (
        <TaggedText {...props} />
      ) : (
        <CurrencyField
          label={label}
          description={hint}
          isDisabled={isDisabled}
          value={textOfValue(value)}
          onChange={(code) => onChange(code || undefined)}
        />
      );
    case 'date':
      return <DayOrMomentField {...props} />;
    case 'record':
      return isTagged(value) ? <TaggedText {...props} /> : <StaticField {...props} widget="record" />;
    case 'boolean':
      return isTagged(value) ? <TaggedText {...props} /> : <StaticField {...props} widget="boolean" />;
    default:
      return isTagged(value) ? <TaggedText {...props} /> : <StaticField {...props} widget="choice" />;
  }
}
