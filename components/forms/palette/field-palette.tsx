'use client';

import { Heading, SeparatorHorizontal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldType } from '@/components/forms/document/fields';
import { fieldDrag } from '@/components/forms/drag/field-drag';
import { FieldIcon } from '@/components/forms/editor/field-icon';
import { useFieldCommands } from '@/components/forms/editor/use-field-commands';
import { watchDrags } from '@/components/ui/pointer-drag';

const groups: readonly { readonly id: string; readonly types: readonly FieldType[] }[] = [
  { id: 'person', types: ['texto', 'email', 'telefono', 'rut', 'url'] },
  { id: 'answer', types: ['texto_largo', 'numero', 'fecha'] },
  { id: 'choice', types: ['opciones', 'casillas', 'seleccion', 'casilla'] },
  { id: 'unseen', types: ['oculto'] },
];

/** The contract's thirteen types of field: pressed they go behind the chosen field, dragged where they are let go. */
export function FieldPalette() {
  const t = useTranslations('forms');
  const commands = useFieldCommands();
  const palette = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = palette.current;
    if (!element) return;
    return watchDrags(element, (event) => {
      const entry = (event.target as HTMLElement).closest<HTMLElement>('[data-type]');
      const tipo = entry?.dataset.type as FieldType | undefined;
      if (!entry || !tipo) return undefined;
      return fieldDrag({
        card: entry,
        count: 1,
        onEnd: (place) => place && commands.add([{ tipo }], place),
      });
    });
  }, [commands]);
  return (
    <aside
      ref={palette}
      aria-label={t('palette.label')}
      className="w-52 shrink-0 select-none overflow-y-auto border-r bg-surface p-2 max-lg:hidden"
    >
      {groups.map(({ id, types }) => (
        <PaletteGroup key={id} label={t(`palette.group.${id}` as 'palette.group.person')}>
          {types.map((type) => (
            <PaletteEntry
              key={type}
              type={type}
              icon={<FieldIcon tipo={type} />}
              onAdd={() => commands.add([{ tipo: type }])}
            >
              {t(`type.${type}`)}
            </PaletteEntry>
          ))}
        </PaletteGroup>
      ))}
      <PaletteGroup label={t('palette.group.layout')}>
        <PaletteEntry icon={<SeparatorHorizontal aria-hidden />} onAdd={commands.newStep}>
          {t('palette.step')}
        </PaletteEntry>
        <PaletteEntry icon={<Heading aria-hidden />} onAdd={commands.newHeading}>
          {t('palette.heading')}
        </PaletteEntry>
      </PaletteGroup>
      <p className="px-2 pt-3 text-ink-muted text-xs">{t('palette.hint')}</p>
    </aside>
  );
}

function PaletteGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="pb-2">
      <h2 className="px-2 pt-1.5 pb-1 font-medium text-ink-muted text-xs">{label}</h2>
      <ul>{children}</ul>
    </section>
  );
}

type PaletteEntryProps = { type?: FieldType; icon: ReactNode; onAdd: () => void; children: string };

function PaletteEntry({ type, icon, onAdd, children }: PaletteEntryProps) {
  return (
    <li>
      <button
        type="button"
        data-type={type}
        onClick={onAdd}
        className="flex h-8 w-full items-center gap-2.5 rounded-md px-2 text-left hover:bg-hover focus-visible:-outline-offset-2 [&_svg]:size-4 [&_svg]:text-ink-muted"
      >
        {icon}
        {children}
      </button>
    </li>
  );
}
