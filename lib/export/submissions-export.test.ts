import fc from 'fast-check';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findSession } from '@/lib/auth/session-lookup';
import { createConnection } from '@/lib/connection/connections';
import { withoutGuard } from '@/lib/files/csv';
import { browserRequest, startConsole, type TestConsole } from '@/lib/testing/console';
import { FakeApi } from '@/lib/testing/fake-api';
import { exportReply } from './export-reply';

let console_: TestConsole;
let connection: string;
let viewer: { cookie: string };
const pending: Promise<void>[] = [];
const upstream = new FakeApi();

beforeAll(async () => {
  console_ = await startConsole();
  await upstream.start();
  const { baseUrl } = upstream;
  connection = (await createConnection({ name: 'S', baseUrl, apiKey: 'sk_test_0123456789' })).id;
  viewer = await console_.signIn('viewer');
});
afterAll(async () => {
  await Promise.all(pending);
  await upstream.stop();
  await console_.close();
});

const campos = [
  { id: 'a', clave: 'nombre', tipo: 'texto', etiqueta: 'Nombre', requerido: true },
  { id: 'b', clave: 'email', tipo: 'email', etiqueta: 'Correo', requerido: true },
  { id: 'c', clave: 'otro', tipo: 'texto', etiqueta: 'Nombre', requerido: false },
];
const at = '2026-11-20T10:00:00.000Z';
const submission = (id: number, datos: unknown, status = 'nuevo') => ({
  id,
  form_id: 5,
  form_version: 1,
  status,
  datos,
  created_at: at,
});

function serve(rows: readonly { readonly id: number }[], hasForm = true) {
  upstream.answer = ({ path, query }) => {
    if (path === '/forms/5' && hasForm) {
      const common = {
        nombre: 'F',
        slug: 'f',
        status: 'published',
        version: 1,
        ajustes: {},
        public_url: 'https://f.example',
      };
      return { ...common, id: 5, campos, published_at: at, created_at: at, updated_at: at };
    }
    if (path !== '/forms/5/submissions') return undefined;
    const from = Number(query.get('cursor') ?? 0);
    const to = from + Number(query.get('limit'));
    return { data: rows.slice(from, to), next_cursor: to < rows.length ? to : null };
  };
}

async function exported(query: Record<string, string>) {
  const params = new URLSearchParams({ connection, form_id: '5', ...query });
  const request = browserRequest('GET', `/api/console/export/submissions?${params}`, viewer);
  const session = (await findSession(request.headers))!;
  const reply = await exportReply(request, 'submissions', session, (work) => void pending.push(work));
  return reply.text();
}

const linesOf = (csv: string) => Papa.parse<string[]>(csv.replace('\uFEFF', '').trimEnd()).data;

it('has a column for each field by its label, folds keys as asked, and leaves nothing out', async () => {
  serve([
    submission(3, { nombre: 'Ana', email: 'a@x.cl', fuente: 'web' }),
    submission(2, { nombre: 'Eva', correo: 'e@x.cl', viejo: { a: 1 } }),
    submission(1, [{ campo: 'nombre', valor: 'Iris' }]),
  ]);
  const asked = { format: 'csv', renamed: '["f.b","correo"]', gone: '["viejo"]' };
  expect(linesOf(await exported(asked))).toEqual([
    [
      'id',
      'created_at',
      'status',
      'form_version',
      'Nombre (nombre)',
      'Correo',
      'Nombre (otro)',
      'viejo',
      'other_answers',
    ],
    ['3', at, 'nuevo', '1', 'Ana', 'a@x.cl', '', '', '{"fuente":"web"}'],
    ['2', at, 'nuevo', '1', 'Eva', 'e@x.cl', '', '{"a":1}', ''],
    ['1', at, 'nuevo', '1', 'Iris', '', '', '', ''],
  ]);
});

it('has what the filters of the page leave, however many pages that takes, and JSON as it was sent', async () => {
  const rows = Array.from({ length: 250 }, (_, index) =>
    submission(index + 1, { nombre: `N${index % 5}`, n: 1.5 }),
  );
  serve(rows);
  const text = await exported({ format: 'ndjson', answers: 'f.a:es:N3' });
  const kept = rows.filter((_, index) => index % 5 === 3);
  expect(
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(kept);
});

it('can still be had of a form that is gone, under the keys of its answers', async () => {
  serve([submission(1, { nombre: 'Ana' })], false);
  const [head, row] = linesOf(await exported({ format: 'csv', gone: '["nombre"]' }));
  expect([head!.slice(4), row!.slice(4)]).toEqual([
    ['nombre', 'other_answers'],
    ['Ana', ''],
  ]);
});

it('gives back whatever somebody typed, and no spreadsheet computes it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 20 }),
      async (texts) => {
        const typed = texts.map((text) => text.trim()).filter(Boolean);
        serve([
          submission(1, { nombre: '=1+1' }),
          ...typed.map((nombre, place) => submission(place + 2, { nombre })),
        ]);
        const [, first, ...lines] = linesOf(await exported({ format: 'csv' }));
        expect(first![4]).toBe("'=1+1");
        expect(lines.map((line) => withoutGuard(line[4]!))).toEqual(typed);
      },
    ),
    { numRuns: 15 },
  );
});
