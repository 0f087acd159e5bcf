import { startConsole } from './support/console-server.ts';
import { startConstantUpstream } from './support/constant-upstream.ts';
import { type Load, type LoadResult, median } from './support/http-load.ts';
import { runSocketLoad } from './support/socket-load.ts';

/**
 * What forwarding costs: a deal read through the proxy (session, role, allow-list, key, a real upstream on this
 * machine) against the constant handler `/api/health` of the same production server, in turns, so that whatever
 * else the machine does falls on both.
 */
const TARGET = 0.8;
const CONNECTIONS = 16;
const ROUNDS = 9;
const ROUND_S = 2;
const WARM_UP_S = 3;

const deal = JSON.stringify({
  id: 1042,
  title: 'Renovación de flota, Transportes Andes',
  amount: '12500000',
  currency: 'CLP',
  external_id: 'erp-88213',
  estado: 'abierto',
  pipeline_id: 1,
  stage_id: 3,
  orden: 4,
  contacto_id: 210,
  empresa_id: 18,
  fecha_cierre_estimada: '2026-12-15',
  motivo_perdida: null,
  campos_custom: { origen: 'feria', vendedor: 'Camila Rojas' },
  stage_changed_at: '2026-11-20T14:30:00.000Z',
  closed_at: null,
  created_at: '2026-11-02T09:12:44.120Z',
  updated_at: '2026-11-20T14:30:00.000Z',
});

const upstream = await startConstantUpstream(deal);
const console_ = await startConsole({ baseUrl: upstream.baseUrl, apiKey: 'bench_test_0123456789abcdef' });
try {
  const headers = { cookie: console_.cookie, 'x-console-connection': console_.connection };
  const load = (path: string): Load => ({ origin: console_.origin, path, headers, connections: CONNECTIONS });
  const constant = load('/api/health');
  const proxied = load('/api/v1/deals/1042');

  for (const warmed of [constant, proxied, constant, proxied]) await runSocketLoad(warmed, WARM_UP_S);
  const rounds: { constant: LoadResult; proxied: LoadResult }[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    rounds.push({
      constant: await runSocketLoad(constant, ROUND_S),
      proxied: await runSocketLoad(proxied, ROUND_S),
    });
  }

  print(
    'constant handler',
    rounds.map((round) => round.constant),
  );
  print(
    'proxy',
    rounds.map((round) => round.proxied),
  );
  const ratios = rounds.map((round) => round.proxied.perSecond / round.constant.perSecond);
  const ratio = median(ratios);
  console.log(`ratio by round    ${ratios.map((value) => value.toFixed(2)).join('  ')}`);
  console.log(`ratio             ${ratio.toFixed(2)} (target ${TARGET})`);
  if (ratio < TARGET) process.exitCode = 1;
} finally {
  await console_.stop();
  upstream.stop();
}

function print(name: string, results: LoadResult[]): void {
  const of = (pick: (result: LoadResult) => number) => median(results.map(pick));
  console.log(
    `${name.padEnd(18)}${Math.round(of((result) => result.perSecond))} requests/s, ` +
      `p50 ${of((result) => result.p50).toFixed(1)} ms, p99 ${of((result) => result.p99).toFixed(1)} ms`,
  );
}
