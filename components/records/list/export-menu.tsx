'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useJobs } from '@/components/jobs/jobs-context';
import { useSession } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { toastError } from '@/components/ui/overlays/toast';
import { saveFile } from '@/components/ui/save-file';
import { ToolWords } from '@/components/ui/tool-words';
import { newIdempotencyKey } from '@/lib/api/idempotency';
import type { Format } from '@/lib/files/format';

type ExportMenuProps = {
  /** `deliveries`, or the id of the operation that lists (`listCompanies`): `lib/export/exportable.ts`. */
  list: string;
  /** What the list is called, for the job. */
  name: string;
  /** The list's filters, without the question mark. */
  query: string;
  /** Other files of the same records, CSV alone. */
  also?: readonly OtherExport[] | undefined;
};

/** An export of its own by the filters of a list: `lib/export/<list>-export.ts`. */
export type OtherExport = { readonly list: string; readonly name: string } & Readonly<
  Record<'label' | 'hint', string>
>;

const loadJob = () => import('@/lib/jobs/export-job');

/** Exports all that the filters match, however much it is; the download goes on while other pages are looked at. */
export function ExportMenu({ query, also = [], ...own }: ExportMenuProps) {
  const t = useTranslations('shell.export');
  const { connection } = useSession();
  const { add } = useJobs();

  async function start(format: Format, { list, name }: Pick<ExportMenuProps, 'list' | 'name'> = own) {
    const params = new URLSearchParams(query);
    params.set('format', format);
    if (connection) params.set('connection', connection.id);
    const fileName = `${list}-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}`;
    const save = (file: Blob) => saveFile(file, `${fileName}.${format}`);
    const { ExportJob } = await loadJob();
    const job = new ExportJob({ address: `/api/console/export/${list}?${params}`, format, save });
    const title = t('title', { name, format: format.toUpperCase() });
    add({ id: newIdempotencyKey(), title, job, fileName });
  }

  return (
    <Menu
      label={t('label')}
      trigger={
        <Button icon={<Download aria-hidden />}>
          <ToolWords>{t('label')}</ToolWords>
        </Button>
      }
    >
      <MenuItem id="csv" description={t('csvHint')} onAction={() => void start('csv').catch(toastError)}>
        CSV
      </MenuItem>
      <MenuItem
        id="ndjson"
        description={t('ndjsonHint')}
        onAction={() => void start('ndjson').catch(toastError)}
      >
        NDJSON
      </MenuItem>
      {also.map((other) => (
        <MenuItem
          key={other.list}
          id={other.list}
          description={other.hint}
          onAction={() => void start('csv', other).catch(toastError)}
        >
          {other.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
