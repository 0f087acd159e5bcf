'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useFormEditor, useFormScope } from '@/components/forms/editor/editor-context';
import { FieldIcon } from '@/components/forms/editor/field-icon';
import type { FormMode } from '@/components/forms/editor/form-editor';
import { useFieldCommands } from '@/components/forms/editor/use-field-commands';
import { Button } from '@/components/ui/button';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { formFieldTypes } from '@/lib/api/contract/forms';

const modes: readonly FormMode[] = ['build', 'preview', 'json'];

/** What the middle of the page shows, and where there is no room for the palette, its types. */
export function EditorToolbar({ canBuild }: { canBuild: boolean }) {
  const t = useTranslations('forms.editor');
  const { editor, isReadOnly } = useFormScope();
  const mode = useFormEditor((state) => state.mode);
  const offered = canBuild ? modes : modes.filter((one) => one === 'json');
  const shown = canBuild ? mode : 'json';
  return (
    <div className="flex items-center gap-2 border-b bg-surface px-3 py-1.5">
      <SegmentedControl
        label={t('view')}
        options={offered.map((id) => ({ id, label: t(`mode.${id}`) }))}
        value={shown}
        onChange={(next) => editor.set({ mode: next })}
      />
      {shown === 'build' && !isReadOnly && <AddMenu />}
    </div>
  );
}

function AddMenu() {
  const t = useTranslations('forms.palette');
  const types = useTranslations('forms.type');
  const commands = useFieldCommands();
  return (
    <div className="ml-auto lg:hidden">
      <Menu label={t('label')} trigger={<Button icon={<Plus aria-hidden />}>{t('add')}</Button>}>
        {formFieldTypes.map((tipo) => (
          <MenuItem key={tipo} icon={<FieldIcon tipo={tipo} />} onAction={() => commands.add([{ tipo }])}>
            {types(tipo)}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
