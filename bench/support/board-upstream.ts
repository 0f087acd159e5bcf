import { emptyPage, FakeApi } from '../../lib/testing/fake-api.ts';

const STAGES = 6;

/**
 * An API with one pipeline of six stages and as many deals as asked, on loopback: what is measured is the board,
 * not a database. Moves are accepted and forgotten.
 */
export function startBoardUpstream(dealCount: number) {
  const deals = Array.from({ length: STAGES }, (_, stage) => stageDeals(stage + 1, dealCount));
  return new FakeApi(({ path, query }) => {
    if (path === '/pipelines') return { data: [pipeline], next_cursor: null };
    if (path !== '/deals') return emptyPage;
    const stage = deals[Number(query.get('stage_id')) - 1] ?? [];
    const from = Number(query.get('cursor') ?? 0);
    const to = from + Number(query.get('limit') ?? 50);
    return { data: stage.slice(from, to), next_cursor: to < stage.length ? to : null };
  }).start();
}

const pipeline = {
  id: 1,
  nombre: 'Ventas',
  es_default: true,
  archivado: false,
  stages: Array.from({ length: STAGES }, (_, index) => ({
    id: index + 1,
    pipeline_id: 1,
    nombre: `Etapa ${index + 1}`,
    stage_type: 'open',
    orden: index,
    probabilidad: (index + 1) * 15,
    color: '#6366f1',
  })),
};

function stageDeals(stage: number, dealCount: number) {
  const count = Math.ceil(dealCount / STAGES);
  return Array.from({ length: count }, (_, orden) => ({
    id: stage * 1_000_000 + orden,
    title: `Renovación ${orden} de Transportes Andes`,
    amount: String(250_000 + ((orden * 7919) % 9_000_000)),
    currency: orden % 7 === 0 ? 'USD' : 'CLP',
    external_id: `erp-${stage}-${orden}`,
    estado: 'abierto',
    pipeline_id: 1,
    stage_id: stage,
    orden,
    contacto_id: 210,
    empresa_id: 18,
    fecha_cierre_estimada: '2026-12-15',
    motivo_perdida: null,
    campos_custom: { origen: 'feria', vendedor: 'Camila Rojas' },
    stage_changed_at: '2026-11-20T14:30:00.000Z',
    closed_at: null,
    created_at: '2026-11-02T09:12:44.120Z',
    updated_at: '2026-11-20T14:30:00.000Z',
  }));
}
