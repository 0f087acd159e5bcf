import { emptyPage, FakeApi } from '../../lib/testing/fake-api.ts';

const names = ['María Pérez', 'José Rojas', 'Camila Muñoz', 'Diego Soto', 'Francisca Silva'];
const kinds = ['Empresa', 'Persona', 'Institución'];
const at = '2026-11-20T14:30:00.000Z';

const campos = [
  { id: 'n', clave: 'nombre', tipo: 'texto', etiqueta: 'Nombre', requerido: true },
  { id: 'e', clave: 'email', tipo: 'email', etiqueta: 'Correo', requerido: true },
  { id: 't', clave: 'tipo', tipo: 'seleccion', etiqueta: 'Tipo', requerido: false, opciones: kinds },
  { id: 'p', clave: 'personas', tipo: 'numero', etiqueta: 'Personas', requerido: false },
  { id: 'a', clave: 'avisos', tipo: 'casilla', etiqueta: 'Avisos', requerido: false },
  { id: 'm', clave: 'mensaje', tipo: 'texto_largo', etiqueta: 'Mensaje', requerido: false },
];

/** A form with as many submissions as asked, on loopback: what is measured is the page, not a database. */
export async function startSubmissionsUpstream(count: number) {
  const upstream = new FakeApi(({ path, query }) => {
    if (path === '/forms/1') {
      const about = { id: 1, nombre: 'Cotización', slug: 'cotizacion', status: 'published', version: 1 };
      const dates = { published_at: at, created_at: at, updated_at: at };
      return { ...about, campos, ajustes: {}, public_url: 'https://f.example/f/cotizacion', ...dates };
    }
    if (path !== '/forms/1/submissions') return emptyPage;
    const from = Number(query.get('cursor') ?? 0);
    const to = Math.min(count, from + Number(query.get('limit') ?? 50));
    const data = Array.from({ length: to - from }, (_, index) => benchSubmission(count, from + index));
    return { data, next_cursor: to < count ? to : null };
  });
  return upstream.start();
}

export function benchSubmission(count: number, index: number) {
  return {
    id: count - index,
    form_id: 1,
    form_version: 1,
    status: 'nuevo',
    datos: {
      nombre: names[index % names.length]!,
      email: `visita${index}@example.cl`,
      tipo: kinds[index % kinds.length]!,
      personas: index % 40,
      avisos: index % 2 === 0,
      mensaje: `Necesito una cotización para la obra ${index}, con despacho a regiones.`,
    },
    created_at: new Date(Date.UTC(2026, 10, 20) - index * 60_000).toISOString(),
  };
}
