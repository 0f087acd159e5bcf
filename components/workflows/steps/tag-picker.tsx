'use client';

import { Command as Palette } from 'cmdk';
import { Braces } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo, useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { IconButton } from '@/components/ui/icon-button';
import { Popover } from '@/components/ui/overlays/popover';
import { fillTags } from '@/components/workflows/values/merge-tags';
import { useKnownFields } from './known-fields';
import { usePreview } from './preview';

type TagPickerProps = {
  label: string;
  /** The same function from one drawing to the next, or each key in the field draws this anew. */
  onChoose: (tag: string) => void;
};

/** Chooses a merge tag by search, with what it holds for the one whom the preview is of. */
export const TagPicker = memo(function TagPicker({ label, onChoose }: TagPickerProps) {
  const t = useTranslations('workflows.tags');
  const { options } = useKnownFields();
  const { records } = usePreview();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <IconButton size="sm" label={t('insert', { field: label })} icon={<Braces aria-hidden />} />
      <Popover placement="bottom end" className="w-72 p-0">
        <Dialog aria-label={t('title')} className="outline-none">
          <Palette label={t('title')} loop>
            <Palette.Input
              autoFocus
              placeholder={t('search')}
              className="h-9 w-full border-b bg-transparent px-3 outline-none"
            />
            <Palette.List className="max-h-64 overflow-y-auto p-1">
              <Palette.Empty className="px-2 py-3 text-ink-muted">{t('none')}</Palette.Empty>
              {options.map(({ path, label: name }) => (
                <Palette.Item
                  key={path}
                  value={path}
                  keywords={[name]}
                  onSelect={() => {
                    onChoose(`{{${path}}}`);
                    setIsOpen(false);
                  }}
                  className="cursor-pointer rounded-md px-2 py-1 data-[selected=true]:bg-hover"
                >
                  <span className="block truncate">{name}</span>
                  <span className="flex justify-between gap-2 text-ink-muted text-xs">
                    <code className="truncate font-mono">{path}</code>
                    {records && <span className="truncate">{fillTags(`{{${path}}}`, records) || '—'}</span>}
                  </span>
                </Palette.Item>
              ))}
            </Palette.List>
          </Palette>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
});
