'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useTasks } from '@/components/jobs/tasks-context';
import { useSession } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { saveFile } from '@/components/ui/save-file';
import type { Format } from '@/lib/files/format';
import { ExportRun } from '@/lib/jobs/export-run';

type ExportMenuProps = {
  /** `deliveries`, or the id of the operation that lists (`listCompanies`): `lib/export/exportable.ts`. */
  list: string;
  /** What the list is called, for the task. */
  name: string;
  /** The list's filters, without the question mark. */
  query: string;
};

/** Exports all that the filters match, however much it is; the download goes on while other pages are looked at. */
export function ExportMenu({ list, name, query }: ExportMenuProps) {
  const t = useTranslations('shell.export');
  const { connection } = useSession();
  const { add } = useTasks();

  function start(format: Format) {
    const params = new URLSearchParams(query);
    params.set('format', format);
    if (connection) params.set('connection', connection.id);
    const fileName = `${list}-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}`;
    const save = (file: Blob) => saveFile(file, `${fileName}.${format}`);
    const task = new ExportRun({ address: `/api/console/export/${list}?${params}`, format, save });
    add({ title: t('title', { name, format: format.toUpperCase() }), task, fileName });
  }

  return (
    <Menu label={t('label')} trigger={<Button icon={<Download aria-hidden />}>{t('label')}</Button>}>
      <MenuItem id="csv" description={t('csvHint')} onAction={() => start('csv')}>
        CSV
      </MenuItem>
      <MenuItem id="ndjson" description={t('ndjsonHint')} onAction={() => start('ndjson')}>
        NDJSON
      </MenuItem>
    </Menu>
  );
}
