import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { clientContract } from '../client-contract.ts';
import { registryFiles } from '../registry.ts';

const root = join(import.meta.dirname, '../..');

/** The files of an area that nobody has heard of, by their paths: all that docs/adding-an-area.md asks for. */
const meadows: Readonly<Record<string, string>> = {
  'lib/contract/meadows.ts': `
    import { operation } from './operation.ts';
    import { listTasks } from './tasks.ts';
    export const listBales = operation({ ...listTasks, id: 'listBales', path: '/meadows/bales' } as never);
    export const baleSizes = ['small', 'large'];`,
  'lib/resources/meadows/area.ts': `
    export const area = {
      name: 'meadows',
      entry: { group: 'sales', place: 9, href: '/meadows', icon: 'Tractor', key: 'm' },
      pages: [
        { id: 'fields', href: '/meadows' },
        { id: 'bales', href: '/meadows/bales', needs: ['listBales'] },
      ],
      readers: { bale: { listBales: { field_id: 'field_id' } } },
      ids: [{ kind: 'bale', like: /^bale_(\\d+)$/, path: '/meadows/bales' }],
      overview: [{ part: 'hay', page: 'bales', places: { owner: 9, designer: 0.5 } }],
    };`,
  'lib/resources/meadows/bales.ts': `
    import { listTasks } from '@/lib/api/contract/tasks';
    import { text } from '@/lib/fields/codecs';
    import { resource } from '@/lib/resources/resource';
    export const bales = resource<typeof listTasks>({
      name: 'bales',
      area: 'meadows',
      path: '/meadows/bales',
      words: { fields: 'meadows.field', list: 'meadows' },
      operations: { list: { ...listTasks, id: 'listBales' } },
      idIn: 'bale_id',
      title: ({ titulo }) => titulo,
      details: () => [],
      fields: { titulo: { kind: 'text', column: {} } },
      filters: { q: { control: 'search', codec: text, sentAs: 'q', keeps: ({ titulo }, q) => titulo === q } },
    });`,
  'lib/resources/meadows/search.ts': `
    import { bales } from './bales';
    export const search = [{ of: bales, icon: () => null }];`,
  'components/meadows/hay-summary.tsx': 'export function HaySummary() { return null; }',
  ...Object.fromEntries(
    ['en', 'es'].map((locale) => [
      `messages/${locale}/meadows.json`,
      '{ "area": { "name": "Meadows", "pages": { "fields": "Fields", "bales": "Bales" }, "kinds": { "bales": { "one": "Bale", "many": "Bales" } } }, "title": "Bales" }',
    ]),
  ),
};

/** A copy of what areas consist of, with one more of them and the lists written anew; no file of it is edited. */
export async function projectWithArea() {
  const copy = mkdtempSync(join(tmpdir(), 'area-'));
  for (const folder of ['app/(console)/overview', 'components', 'i18n', 'lib', 'messages']) {
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const [path, text] of Object.entries(meadows)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text.replace(/\n {4}/g, '\n'));
  }
  const lists = await registryFiles(copy);
  for (const [path, text] of lists) writeFileSync(join(copy, path), text);
  return {
    lists,
    contract: await clientContract(copy),
    pathOf: (path: string) => join(copy, path),
    remove: () => rmSync(copy, { recursive: true }),
  };
}
