'use client';

import { Asterisk, CopyPlus, Ellipsis, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { type FieldView, fieldsOf } from '@/components/forms/document/fields';
import { useFormEditor, useFormScope } from '@/components/forms/editor/editor-context';
import { FieldIcon } from '@/components/forms/editor/field-icon';
import { type FieldCommands, useFieldCommands } from '@/components/forms/editor/use-field-commands';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/overlays/menu';
import { isJsonObject } from '@/lib/json/same-json';

/** What can be done with the chosen fields, on the edge of the one at which the keyboard stands. */
export function RowTools({ field }: { field: FieldView }) {
  const t = useTranslations('forms.canvas');
  const commands = useFieldCommands();
  const { key, tipo, isKnown, requerido, raw } = field;
  return (
    // Above the card's edge, where it covers none of its texts: nothing moves for it.
    <div
      role="toolbar"
      aria-label={t('tools', { name: commands.nameOf(field) })}
      data-tools
      className="absolute right-3 bottom-full z-10 -mb-2 flex items-center rounded-md border bg-raised px-0.5 shadow-popover"
    >
      <Tools
        fieldKey={key}
        tipo={tipo}
        isKnown={isKnown}
        isObject={isJsonObject(raw)}
        requerido={requerido}
        commands={commands}
      />
    </div>
  );
}

type ToolsProps = Pick<FieldView, 'tipo' | 'isKnown' | 'requerido'> & {
  fieldKey: string;
  isObject: boolean;
  commands: FieldCommands;
};

/** The buttons. They do not change with the words of the field: a key that writes these does not draw them anew. */
const Tools = memo(function Tools({ fieldKey, tipo, isKnown, isObject, requerido, commands }: ToolsProps) {
  const t = useTranslations('forms.canvas');
  const types = useTranslations('forms.type');
  const { editor } = useFormScope();
  const count = useFormEditor(({ selection }) => selection.size);
  return (
    <>
      <span className="flex items-center gap-1.5 px-2 text-ink-muted text-xs">
        <FieldIcon tipo={tipo} className="size-3.5" />
        {count > 1 ? t('chosen', { count }) : isKnown ? types(tipo as 'texto') : tipo}
      </span>
      {isObject && (
        <IconButton
          size="sm"
          label={t('required')}
          aria-pressed={requerido}
          className="aria-pressed:bg-selected aria-pressed:text-accent-ink"
          icon={<Asterisk aria-hidden />}
          onPress={commands.toggleRequired}
        />
      )}
      <IconButton
        size="sm"
        label={t('duplicate')}
        icon={<CopyPlus aria-hidden />}
        onPress={commands.duplicate}
      />
      <IconButton size="sm" label={t('remove')} icon={<Trash2 aria-hidden />} onPress={commands.remove} />
      <Menu
        label={t('more')}
        trigger={<IconButton size="sm" label={t('more')} icon={<Ellipsis aria-hidden />} />}
      >
        <MenuItem onAction={() => commands.moveBy(-1)}>{t('moveUp')}</MenuItem>
        <MenuItem onAction={() => commands.moveBy(1)}>{t('moveDown')}</MenuItem>
        <MenuSeparator />
        <MenuItem onAction={() => editor.set({ adding: fieldKey })}>{t('addAfter')}</MenuItem>
        {isObject && <MenuItem onAction={commands.newHeading}>{t('heading')}</MenuItem>}
        <MenuItem onAction={commands.newStep}>{t('stepAfter')}</MenuItem>
        <MenuSeparator />
        <MenuItem onAction={() => void commands.copy()}>{t('copy')}</MenuItem>
        <MenuItem
          onAction={() =>
            editor.select(
              fieldsOf(editor.document).map(({ key }) => key),
              fieldKey,
            )
          }
        >
          {t('selectAll')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem isDanger onAction={commands.remove}>
          {t('remove')}
        </MenuItem>
      </Menu>
    </>
  );
});
