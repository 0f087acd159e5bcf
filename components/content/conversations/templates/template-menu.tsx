'use client';

import { useQueryClient } from '@tanstack/react-query';
import { FileText, Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSession, useTarget } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { lazy } from '@/components/ui/lazy';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/overlays/menu';
import type { Id } from '@/lib/api/loose';
import type { Json } from '@/lib/contract/scalars';
import { fillTemplate } from '@/lib/conversations/template';
import { recordQuery } from '@/lib/records/note-record';
import { contacts } from '@/lib/resources/contacts/contacts';
import { useTemplates } from './use-templates';

const ManageTemplates = lazy(() => import('./manage-templates').then((module) => module.ManageTemplates));

type TemplateMenuProps = { contactId: Id | undefined; onChoose: (text: string) => void };

/** The templates of the connection, each filled in for the contact as it is taken; and where they are written. */
export function TemplateMenu({ contactId, onChoose }: TemplateMenuProps) {
  const t = useTranslations('content.conversations.templates');
  const client = useQueryClient();
  const target = useTarget();
  const { user } = useSession();
  const { templates, error, refetch } = useTemplates();
  const [isManaging, setIsManaging] = useState(false);

  async function take(body: string) {
    const contact =
      contactId === undefined
        ? undefined
        : await client
            .ensureQueryData(recordQuery(contacts, contactId, target) as never)
            // What cannot be filled in stays a tag, and that is said.
            .catch(() => undefined);
    onChoose(fillTemplate(body, { contact: contact as Json | undefined, user: { nombre: user.name } }));
  }

  return (
    <>
      <Menu
        label={t('label')}
        placement="top start"
        trigger={<Button icon={<FileText aria-hidden />}>{t('label')}</Button>}
      >
        {templates.map(({ id, name, body }) => (
          <MenuItem key={id} id={id} onAction={() => void take(body)}>
            {name}
          </MenuItem>
        ))}
        {error && (
          <MenuItem id="again" onAction={() => void refetch()}>
            {t('failed')}
          </MenuItem>
        )}
        {(templates.length > 0 || error) && <MenuSeparator />}
        <MenuItem id="manage" icon={<Pencil aria-hidden />} onAction={() => setIsManaging(true)}>
          {t(templates.length === 0 ? 'first' : 'manage')}
        </MenuItem>
      </Menu>
      {isManaging && <ManageTemplates onClose={() => setIsManaging(false)} />}
    </>
  );
}
